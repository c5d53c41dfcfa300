import { grantOf, planAt, withGrant, type PaidAccess } from '#domain/accounts/paid-access.ts';
import { askPayment, openCart } from '#domain/commerce/carts/ask-payment.ts';
import { accessOf } from '#domain/commerce/carts/bought.ts';
import { buyerOf } from '#domain/commerce/carts/buyer.ts';
import type { Cart, Purchase, Upsell } from '#domain/commerce/carts/cart-contract.ts';
import {
  cartStream,
  isPaidCart,
  type CartEvent,
  type CartPrice,
  type CartState,
  type OpenedCart,
} from '#domain/commerce/carts/cart.ts';
import type { Country } from '#domain/commerce/contract.ts';
import { currencyOf } from '#domain/commerce/prices/country-currency.ts';
import { countryOf } from '#domain/commerce/prices/country-of.ts';
import { defaultPackages } from '#domain/commerce/packages/default-packages.ts';
import {
  recordPaymentReport,
  refundedMoney,
  type ReportedPayment,
} from '#domain/commerce/carts/record-payment-report.ts';
import { holdPrice } from '#domain/commerce/carts/hold-price.ts';
import { methodsFor } from '#domain/commerce/carts/methods-for.ts';
import { upsellId } from '#domain/commerce/promotions/offer-rules.ts';
import type { PackageId } from '#domain/commerce/packages/package-id.ts';
import { offerOf, offersFor, totalOf, type Pricing } from '#domain/commerce/prices/price.ts';
import type { Promotion } from '#domain/commerce/promotions/promotion-schema.ts';
import { mayTakeUpsell } from '#domain/commerce/carts/upsell.ts';
import { isRejection, type Decision } from '#domain/core/events/decision.ts';
import { fold } from '#domain/core/events/stream.ts';
import { refused, type Answers } from './fake-api.ts';
import { student } from './people.ts';
import { questionListAnswers } from './practice/question-list.ts';

interface Options {
  readonly access?: PaidAccess;
  readonly promotions?: readonly Promotion[];
  readonly provider?: Cart['provider'];
}

interface Wanted {
  readonly packageId: PackageId;
  readonly country: Country;
  readonly quantity: number;
}

const now = () => new Date().toISOString();

function cartsOf({ access = {}, promotions = [] }: Options) {
  const carts = new Map<string, OpenedCart>();
  let owned = access;

  const pricingIn = (country: Country): Pricing => {
    const buyer = buyerOf(owned, now(), { mayTakeUpsell: mayTakeUpsell(owned) });
    return { packages: defaultPackages, promotions, buyer, country, now: now() };
  };
  const priced = ({ packageId, country, quantity }: Wanted): CartPrice | undefined => {
    const offer = offerOf(packageId, pricingIn(country));
    const total = offer && totalOf(offer, quantity);
    if (!offer || !total) return undefined;
    const promotion = offer.reductions.find(({ kind }) => kind === 'promotion');
    const promoId = promotion?.kind === 'promotion' ? promotion.promoId : null;
    return { offer, total, days: offer.days, priceListVersion: 1, promoId };
  };
  const priceOf = (cart: OpenedCart) => {
    const price = priced(cart);
    return price && holdPrice(cart, price, now());
  };
  const change = (cartId: string, decide: (state: CartState) => Decision<CartEvent, string>): OpenedCart => {
    const state: CartState = carts.get(cartId) ?? { status: 'unopened' };
    const decision = decide(state);
    if (isRejection(decision)) throw new Error(`The cart rejects this: ${decision.rejected}`);
    const cart = fold(cartStream, decision, state);
    if (cart.status === 'unopened') throw new Error('The cart is not open');
    carts.set(cartId, cart);
    return cart;
  };
  const lastAsk = () => {
    const cart = [...carts.values()].at(-1);
    const ask = cart?.asks.at(-1);
    if (!cart || !ask) throw new Error('The page has not asked for a payment');
    return { cartId: cart.cartId, ask };
  };
  const upsellIn = (country: Country): Upsell | null => {
    const offer = offerOf(upsellId, pricingIn(country));
    return offer ? { upsellId, upsellQuantity: 1, price: offer.price } : null;
  };
  const stateOf = (cart: OpenedCart | undefined) =>
    cart
      ? ({
          status: 200,
          body: {
            status: cart.status,
            refusal: isPaidCart(cart) ? null : cart.refusal,
            upsell: cart.status === 'granted' ? upsellIn(cart.country) : null,
          },
        } as const)
      : refused('cart_not_found');
  const hear = (news: Partial<ReportedPayment> & Pick<ReportedPayment, 'status'>) => {
    const { cartId, ask } = lastAsk();
    const { paymentId, total: amount } = ask;
    const refunded = { ...amount, amount: 0 };
    return change(cartId, (state) =>
      recordPaymentReport(state, { paymentId, amount, refunded, isDisputed: false, ...news }),
    );
  };

  return {
    carts,
    pricingIn,
    priced,
    priceOf,
    change,
    lastAsk,
    stateOf,
    hear,
    access: () => owned,
    give(bought: PaidAccess) {
      owned = bought;
    },
  };
}

type Carts = ReturnType<typeof cartsOf>;

function answersOf(
  { carts, access, pricingIn, priced, priceOf, change, stateOf, hear }: Carts,
  { promotions = [], provider = { kind: 'till' } }: Options,
) {
  return {
    ...questionListAnswers([]),
    retrieveUser: () => ({
      status: 200,
      body: {
        user: {
          ...student,
          currentPlan: planAt(access(), now()),
          ...(access().paidExpiryTime !== undefined && { paidExpiryTime: access().paidExpiryTime }),
        },
      },
    }),
    fetchAllPackages: ({ country: chosen, timeZone }) => {
      const country = countryOf({ chosen, timeZone });
      const pricing = pricingIn(country);
      return {
        status: 200,
        body: {
          country,
          currency: currencyOf(country),
          version: 1,
          offers: offersFor(pricing),
          currentPlan: planAt(access(), now()),
          paidExpiryTime: access().paidExpiryTime ?? null,
          now: now(),
        },
      };
    },
    fetchAllPromotions: () => ({ status: 200, body: { promotions: [...promotions], now: now() } }),
    createCart: ({ packageId, quantity, fromProfilePage, country: chosen, timeZone }) => {
      const wanted = { packageId, quantity, country: countryOf({ chosen, timeZone }) };
      const price = priced(wanted);
      if (!price) return refused('package_not_offered');
      const cartId = crypto.randomUUID();
      change(cartId, (state) =>
        openCart(state, { ...wanted, cartId, fromProfilePage, userId: student.id }, price, now()),
      );
      return { status: 200, body: { cartId } };
    },
    fetchCart: ({ cartId }) => {
      const cart = carts.get(cartId);
      const price = cart && priceOf(cart);
      const shown = cart && (isPaidCart(cart) ? cart.payment : (price?.price ?? cart.asks.at(-1)));
      if (!cart || !shown) return refused('cart_not_found');
      const heldUntil = shown === price?.price ? price.heldUntil : null;
      return { status: 200, body: { ...cartView(cart, shown), heldUntil, provider } };
    },
    didAddToCart: () => ({ status: 200, body: {} }),
    createPaymentIntentt: ({ cartId, method }) => {
      const cart = carts.get(cartId);
      const price = cart && priceOf(cart)?.price;
      if (!cart || !price) return refused('cart_not_found');
      const paymentId = `pi_${cart.asks.length + 1}`;
      change(cartId, (state) => askPayment(state, { ...price, paymentId, method }));
      return {
        status: 200,
        body: {
          clientSecret: `${paymentId}_secret`,
          redirectUrl: provider.kind === 'till' ? `/till/pay/${paymentId}` : null,
        },
      };
    },
    checkIfPaymentIsDone: ({ cartId }) => stateOf(carts.get(cartId)),
    savePurchaseToUser: ({ cartId }) => stateOf(carts.get(cartId)),
    cancelPayment: () => stateOf(hear({ status: 'cancelled' })),
    fetchPurchases: () => ({
      status: 200,
      body: { purchases: [...carts.values()].flatMap((cart) => purchaseOf(cart) ?? []).toReversed() },
    }),
  } satisfies Answers;
}

function cartView(cart: OpenedCart, { offer, total }: Pick<CartPrice, 'offer' | 'total'>) {
  const { cartId, status, quantity, country, fromProfilePage, refusal } = cart;
  const methods = [...methodsFor(country, total.currency)];
  return { cartId, status, offer, total, quantity, country, fromProfilePage, methods, refusal };
}

export function shop(options: Options = {}) {
  const shopped = cartsOf(options);
  const { carts, lastAsk, change, hear } = shopped;
  return {
    answers: answersOf(shopped, options),
    hear,
    grant() {
      const { cartId } = lastAsk();
      const cart = carts.get(cartId);
      if (!cart || !isPaidCart(cart)) throw new Error('The cart is not paid');
      const { packageId, quantity, payment } = cart;
      const { total: paid, days, offer } = payment;
      const owned = shopped.access();
      const access = withGrant(owned, grantOf(owned, accessOf(cart), now()));
      shopped.give(access);
      const until = days > 0 ? (access.paidExpiryTime ?? null) : null;
      const receiptNumber = `2026-${String(carts.size).padStart(6, '0')}`;
      const data = { paid, packageId, name: offer.name, quantity, days, until, receiptNumber };
      change(cartId, () => [{ type: 'PackageDelivered', data }]);
    },
  };
}

function purchaseOf(cart: OpenedCart): Purchase | undefined {
  if (!isPaidCart(cart) || !cart.delivered) return undefined;
  const { cartId, packageId, quantity, payment, delivered } = cart;
  const { offer, total: paid, method } = payment;
  const refunded = refundedMoney(cart);
  return {
    cartId,
    packageId,
    name: offer.name,
    quantity,
    paidAt: now(),
    paid,
    method,
    refunded,
    ...delivered,
  };
}

export function accessBy(packageId: PackageId): PaidAccess {
  const bought = defaultPackages.find((one) => one.packageId === packageId);
  if (!bought) throw new Error(`The price list has no ${packageId}`);
  return withGrant({}, grantOf({}, { ...bought, cartId: 'before' }, now()));
}
