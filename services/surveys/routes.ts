import type { Dependencies } from '../dependencies.ts';
import type { Route } from '../http/route.ts';
import { adminRoutes } from './admin-routes.ts';
import { studentRoutes } from './student-routes.ts';

export function routes(dependencies: Dependencies): Route[] {
  return [...studentRoutes(dependencies), ...adminRoutes(dependencies)];
}
