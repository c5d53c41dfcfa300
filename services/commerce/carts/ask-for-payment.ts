import type { PaidAccess } from '#domain/accounts/paid-access.ts';
import { regulationsInForce } from '#domain/accounts/regulations.ts';
import { askPayment, mayAsk } from '#domain/commerce/carts/ask-payment.ts';
import type { OpenedCart } from '#domain/commerce/carts/cart.ts';
import { methodsFor } from '#domain/commerce/carts/methods-for.ts';
import type { Money } from '#domain/commerce/prices/money.ts';
import type { PaymentMethod } from '#domain/commerce/carts/payment-method.ts';
import { reject, type Rejection } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { HandlingRejection } from '../../core/handle.ts';
import type { Dependencies } from '../../dependencies.ts';
import {
  PaymentRefusal,
  ProviderAway,
  UnknownPayment,
  type RequestedPayment,
} from '../../payments/payments.ts';
import { onCart } from './on-cart.ts';
import { readCartPrice } from './price-cart.ts';
import { settleCart } from './settle-cart.ts';

export type CartDependencies = Pick<Dependencies, 'journal' | 'readModels' | 'settings' | 'payments'>;

type Refusal =
  | 'cart_not_found'
  | 'cart_closed'
  | 'price_changed'
  | 'package_not_offered'
  | 'method_does_not_fit'
  | 'provider_away'
  | HandlingRejection;

/**
 * Requests a payment at the held or current price; never charges the client's total. Cancels an earlier request first,
 * so that two pages make one payment.
 * @throws StoreUnavailable
 */
export async function askForPayment(
  dependencies: CartDependencies,
  cart: OpenedCart,
  wish: {
    readonly account: PaidAccess & { readonly userId: string };
    readonly method: PaymentMethod;
    readonly seen: Money;
    readonly isInApp?: boolean;
  },
  context: CommandContext,
): Promise<RequestedPayment | Rejection<Refusal>> {
  const { journal, payments, settings } = dependencies;
  const { cartId, country } = cart;
  if (!mayAsk(cart)) return reject('cart_closed');
  const priced = await readCartPrice(dependencies, wish.account, cart, context.at);
  if (!priced) return reject('package_not_offered');
  const { price } = priced;
  const { total, offer } = price;
  if (!methodsFor(country, total.currency).includes(wish.method)) return reject('method_does_not_fit');
  if (total.amount !== wish.seen.amount || total.currency !== wish.seen.currency)
    return reject('price_changed');
  const last = cart.asks.at(-1);
  const isSame =
    last !== undefined &&
    last.method === wish.method &&
    last.total.amount === total.amount &&
    last.total.currency === total.currency;
  const present = isSame ? cart : await settleByProvider(dependencies, cart, 'cancel', context);
  if (!mayAsk(present)) return reject('cart_closed');
  // A cancelled payment cannot be paid, so the next one needs another key.
  const attempt = present.cancelled.length;
  const asked = await payments.ask({
    cartId,
    total,
    method: wish.method,
    description: offer.days > 0 ? `${offer.name}, ${offer.days} days` : offer.name,
    returnUrl: `${settings.publicUrl}/${wish.isInApp ? 'thank-you-mobile' : 'thank-you'}?id=${cartId}`,
    idempotencyKey: [
      cartId,
      wish.method,
      total.amount,
      total.currency,
      attempt,
      ...(wish.isInApp ? ['app'] : []),
    ].join('-'),
  });
  const noted = await onCart(journal, cart, context, (state) =>
    askPayment(state, {
      ...price,
      paymentId: asked.paymentId,
      method: wish.method,
      agreedTo: regulationsInForce,
    }),
  );
  return 'rejected' in noted ? noted : asked;
}

/** Queries or cancels a cart's payments at the provider and settles the cart. @throws StoreUnavailable */
export async function settleByProvider(
  dependencies: CartDependencies,
  cart: OpenedCart,
  act: 'find' | 'cancel',
  context: CommandContext,
): Promise<OpenedCart> {
  let after: OpenedCart = cart;
  for (const { paymentId } of cart.asks.filter((ask) => !cart.cancelled.includes(ask.paymentId))) {
    const payment = await dependencies.payments[act](paymentId);
    after = (await settleCart(dependencies, cart.cartId, payment, context)) ?? after;
  }
  return after;
}

/** Maps an unavailable or refusing provider to a rejection. */
export async function providerRefusals<Outcome>(
  act: () => Promise<Outcome>,
): Promise<Outcome | Rejection<'provider_away' | 'method_does_not_fit'>> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ProviderAway || error instanceof UnknownPayment) return reject('provider_away');
    if (error instanceof PaymentRefusal) return reject('method_does_not_fit');
    throw error;
  }
}
