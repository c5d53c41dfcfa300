import { adminUsers } from '#domain/accounts/admin-contract.ts';
import { listAccounts } from '#projections/accounts/queries.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';

export const accountAdminRoutes = ({ readModels }: Pick<Dependencies, 'readModels'>) =>
  adminResourceRoutes(adminUsers, {
    reads: ['accounts'],
    list: (query) => listAccounts(readModels.db, query),
  });
