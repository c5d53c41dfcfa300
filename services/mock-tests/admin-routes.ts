import { adminMockTests } from '#domain/mock-tests/admin-contract.ts';
import { listMockTests } from '#projections/mock-tests/queries.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';

export const mockTestAdminRoutes = ({ readModels }: Pick<Dependencies, 'readModels'>) =>
  adminResourceRoutes(adminMockTests, {
    reads: ['mock_tests'],
    list: (query) => listMockTests(readModels.db, query),
  });
