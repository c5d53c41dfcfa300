import { adminAttempts } from '#domain/practice/admin-contract.ts';
import { listAttempts } from '#projections/attempts/queries.ts';
import type { Dependencies } from '../dependencies.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';

export const practiceAdminRoutes = ({ readModels }: Pick<Dependencies, 'readModels'>) =>
  adminResourceRoutes(adminAttempts, {
    reads: ['attempts'],
    list: (query) => listAttempts(readModels.db, query),
  });
