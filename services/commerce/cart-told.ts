import type { Cart } from '#domain/commerce/cart-contract.ts';
import { isPaidCart, type OpenedCart } from '#domain/commerce/cart.ts';
import { methodsFor } from '#domain/commerce/methods-for.ts';
import type { PaymentProvider } from '../payments/payments.ts';
import type { PricedCart } from './price-cart.ts';

/**
 * A cart as its student sees it: with the price that was asked for or paid, and while nothing is asked for that of now.
 * @param priced undefined where it is not sold to them any more
 */
export function cartTold(
  cart: OpenedCart,
  priced: PricedCart | undefined,
  provider: PaymentProvider,
): Cart | undefined {
  const last = cart.asks.at(-1);
  const isUnderWay = cart.status === 'asked' || cart.status === 'processing';
  const shown = isPaidCart(cart) ? cart.payment : isUnderWay ? last : (priced ?? last);
  if (!shown) return undefined;
  const { cartId, status, quantity, country, fromProfilePage, refusal } = cart;
  return {
    cartId,
    status,
    offer: shown.offer,
    quantity,
    total: shown.total,
    country,
    fromProfilePage,
    methods: [...methodsFor(country, shown.total.currency)],
    provider,
    refusal,
  };
}
