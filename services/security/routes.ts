import { adminSecurityEvents } from '#domain/security/admin-contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';
import { listSecurityEvents } from './list-security-events.ts';

export const routes = ({ readModels, settings }: Pick<Dependencies, 'readModels' | 'settings'>) =>
  adminResourceRoutes(adminSecurityEvents, {
    reads: [],
    list: (query) => listSecurityEvents(readModels.db, query, settings.personalDataKey),
  });
