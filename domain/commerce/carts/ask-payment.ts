import { reject, type Decision } from '../../core/events/decision.ts';
import type { Instant } from '../../core/instant.ts';
import {
  isPaidCart,
  type CartEvent,
  type CartPrice,
  type CartState,
  type OpenedCart,
  type PaymentAsk,
} from './cart.ts';
import { priceHoldMs } from './hold-price.ts';
import type { PackageId } from '../packages/package-id.ts';

/** Idempotent. */
export function openCart(
  state: CartState,
  cart: {
    readonly cartId: string;
    readonly userId: string;
    readonly packageId: PackageId;
    readonly quantity: number;
    readonly country: string;
    readonly fromProfilePage: boolean;
  },
  price: CartPrice,
  now: Instant,
): Decision<CartEvent> {
  if (state.status !== 'unopened') return [];
  const until = new Date(Date.parse(now) + priceHoldMs).toISOString();
  return [
    { type: 'CartOpened', data: cart },
    { type: 'CartPriced', data: { ...price, until } },
  ];
}

export function seeCheckout(state: CartState): Decision<CartEvent, 'cart_not_found'> {
  if (state.status === 'unopened') return reject('cart_not_found');
  return state.isCheckoutSeen ? [] : [{ type: 'CheckoutSeen', data: {} }];
}

export const mayAsk = (cart: OpenedCart): boolean => !isPaidCart(cart) && cart.status !== 'processing';

/** Requests a payment; repeating it after a decline is recorded again. */
export function askPayment(
  state: CartState,
  ask: PaymentAsk,
): Decision<CartEvent, 'cart_not_found' | 'cart_closed'> {
  if (state.status === 'unopened') return reject('cart_not_found');
  const isCurrent = state.status === 'asked' && state.asks.at(-1)?.paymentId === ask.paymentId;
  if (isCurrent) return [];
  if (!mayAsk(state)) return reject('cart_closed');
  return [{ type: 'PaymentRequested', data: { ...ask } }];
}
