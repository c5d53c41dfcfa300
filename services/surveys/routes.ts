import type { Dependencies } from '../core/dependencies.ts';
import type { Route } from '../http/route.ts';
import { adminRoutes } from './admin-routes.ts';
import { studentRoutes } from './student-routes.ts';

/** Surveys: specification, document 1, sections 2, 7 and 8. */
export function routes(dependencies: Dependencies): Route[] {
  return [...studentRoutes(dependencies), ...adminRoutes(dependencies)];
}
