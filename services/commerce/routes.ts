import type { Dependencies } from '../dependencies.ts';
import type { Route } from '../http/route.ts';
import { cartAdminRoutes } from './carts/cart-admin-routes.ts';
import { cartRoutes } from './carts/cart-routes.ts';
import { priceListRoutes } from './prices/price-list-routes.ts';
import { priceRoutes } from './prices/price-routes.ts';
import { promotionRoutes } from './promotions/promotion-routes.ts';
import { reconciliationRoutes } from './reconciliation/reconciliation-routes.ts';

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
