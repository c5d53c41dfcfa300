import * as contract from '#domain/commerce/carts/cart-admin-contract.ts';
import { isPaidCart } from '#domain/commerce/carts/cart.ts';
import { refundedMoney } from '#domain/commerce/carts/record-payment-report.ts';
import { exchanges } from '#domain/commerce/prices/exchange.ts';
import { portion } from '#domain/commerce/prices/money-arithmetic.ts';
import { describe } from '#domain/support/describe.ts';
import { askRefund } from '#domain/commerce/carts/settle-steps.ts';
import type { CartRow } from '#projections/carts/projection.ts';
import { listCarts, selectSales, type Sale } from '#projections/carts/queries.ts';
import type { Dependencies } from '../../dependencies.ts';
import { adminResourceRoutes } from '../../http/admin-resource.ts';
import { done, route, type Route } from '../../http/route.ts';
import { ProviderAway } from '../../payments/payments.ts';
import { onCart, readCart } from './on-cart.ts';
import { settleCart } from './settle-cart.ts';

export function cartAdminRoutes(dependencies: Dependencies): Route[] {
  const { journal, readModels } = dependencies;
  return [
    ...adminResourceRoutes(contract.carts, {
      reads: ['carts'],
      async list(query) {
        const { rows, total } = await listCarts(readModels.db, query);
        return { rows: rows.map(rowTold), total };
      },
      async complete(row) {
        const found = await readCart(journal, row.id);
        const events = (found?.events ?? []).map((event) => ({
          id: event.id,
          at: event.metadata.at,
          words: describe(event),
        }));
        return { row: { ...row, events }, revision: events.length - 1 };
      },
    }),

    route(contract.refundPurchase, async ({ input: { cartId, amount, reason }, context }) => {
      const found = await readCart(journal, cartId);
      if (!found) return { rejected: 'cart_not_found' };
      const { userId } = found.cart;
      // The command's id is the refund's idempotency key at the provider.
      const refundKey = context.commandId;
      const asked = await onCart(journal, { cartId, userId }, context, (state) =>
        askRefund(state, { refundKey, amount, cause: 'admin', reason }),
      );
      if ('rejected' in asked) return asked;
      try {
        const cart = await settleCart(dependencies, cartId, undefined, context);
        if (!cart || !isPaidCart(cart)) return { rejected: 'nothing_to_refund' };
        const isFailed = cart.refunds.some((one) => one.refundKey === refundKey && one.status === 'failed');
        if (isFailed) return { rejected: 'nothing_to_refund' };
        return done({ refunded: refundedMoney(cart) }, asked);
      } catch (error) {
        // The request stays recorded; the next settlement makes the refund.
        if (error instanceof ProviderAway) return { rejected: 'provider_away' };
        throw error;
      }
    }),

    route(
      contract.fetchSalesFigures,
      async ({ input }) => ({
        status: 200,
        body: { figures: (await selectSales(readModels.db, input)).map(figureOf) },
      }),
      { reads: ['carts'] },
    ),
  ];
}

function rowTold(row: CartRow) {
  const {
    cartId: id,
    overpayments,
    total,
    currency,
    refunded,
    asks: _asks,
    isRefundFailed: _isRefundFailed,
    hasConcerns: _hasConcerns,
    ...rest
  } = row;
  return {
    ...rest,
    id,
    overpayments: [...overpayments],
    total: total === null || currency === null ? null : { amount: total, currency },
    refunded: refunded === 0 || currency === null ? null : { amount: refunded, currency },
  };
}

/** Adds the remainder in Australian cents, by the price factors. */
function figureOf(sale: Sale) {
  const { amount, scale } = exchanges[sale.currency].factor;
  return { ...sale, netAudCents: portion(sale.paid - sale.refunded, 10 ** scale, amount) };
}
