import { fetchReconciliation } from '#domain/commerce/carts/reconciliation-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { route, type Route } from '../../http/route.ts';
import { readReconciliation } from './reconcile.ts';

export function reconciliationRoutes({ pool }: Pick<Dependencies, 'pool'>): Route[] {
  return [route(fetchReconciliation, async () => ({ status: 200, body: await readReconciliation(pool) }))];
}
