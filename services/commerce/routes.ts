import type { Dependencies } from '../core/dependencies.ts';
import type { Route } from '../http/route.ts';
import { cartAdminRoutes } from './cart-admin-routes.ts';
import { cartRoutes } from './cart-routes.ts';
import { priceListRoutes } from './price-list-routes.ts';
import { priceRoutes } from './price-routes.ts';
import { promotionRoutes } from './promotion-routes.ts';
import { reconciliationRoutes } from './reconciliation-routes.ts';

/** Commerce: specification, document 1, section 7, "Pricing". */
export function routes(dependencies: Dependencies): Route[] {
  return [
    ...priceRoutes(dependencies),
    ...priceListRoutes(dependencies),
    ...promotionRoutes(dependencies),
    ...cartRoutes(dependencies),
    ...cartAdminRoutes(dependencies),
    ...reconciliationRoutes(dependencies),
  ];
}
