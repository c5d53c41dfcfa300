import type { JsonObject } from '#domain/core/json.ts';
import { concernsOf } from '#domain/commerce/concerns.ts';
import type { IntendedChange } from './intended-change.ts';

/** What the state of a cart says of money that an admin may have to settle. */
interface Settled {
  readonly notAccepted?: { readonly isReturned: boolean }[];
  readonly refunds?: { readonly status: string }[];
  readonly isDisputed?: boolean;
  readonly disputeOutcome?: string | null;
}

/** A cart keeps the price of its opening, and its row tells whether an admin has to look at it. */
export const cartsNeedALook: IntendedChange = {
  of: '0.2.0',
  why: 'Prices of carts hold for a while; overpayments, failed refunds and disputes show in the list of purchases.',
  states: { cart: (cart) => ({ ...cart, held: null }) },
  rows: {
    carts(row, _all, _projections, streams) {
      const { cartId } = row;
      const cart: Settled = (typeof cartId === 'string' && streams[`cart-${cartId}`]) || {};
      const {
        notAccepted: overpayments = [],
        refunds = [],
        isDisputed = false,
        disputeOutcome = null,
      } = cart;
      const isRefundFailed = refunds.at(-1)?.status === 'failed';
      const concerns = concernsOf({ overpayments, isRefundFailed, isDisputed });
      const told = { overpayments, isRefundFailed, disputeOutcome, concerns };
      return { ...row, ...told, hasConcerns: concerns.length > 0 } satisfies JsonObject;
    },
  },
};
