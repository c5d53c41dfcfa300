import type { Cart } from '#domain/commerce/carts/cart-contract.ts';
import { isPaidCart, type OpenedCart } from '#domain/commerce/carts/cart.ts';
import { methodsFor } from '#domain/commerce/carts/methods-for.ts';
import type { PaymentProvider } from '../../payments/payments.ts';
import type { readCartPrice } from './price-cart.ts';

/** A cart at the requested, paid or current price. @param priced undefined if it is no longer sold to this student */
export function cartView(
  cart: OpenedCart,
  priced: Awaited<ReturnType<typeof readCartPrice>>,
  provider: PaymentProvider,
): Cart | undefined {
  const last = cart.asks.at(-1);
  const isUnderWay = cart.status === 'asked' || cart.status === 'processing';
  const shown = isPaidCart(cart) ? cart.payment : isUnderWay ? last : (priced?.price ?? last);
  if (!shown) return undefined;
  const { cartId, status, quantity, country, fromProfilePage, refusal } = cart;
  return {
    cartId,
    status,
    offer: shown.offer,
    quantity,
    total: shown.total,
    heldUntil: shown === priced?.price ? priced.heldUntil : null,
    country,
    fromProfilePage,
    methods: [...methodsFor(country, shown.total.currency)],
    provider,
    refusal,
  };
}
