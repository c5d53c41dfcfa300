import { seeCheckout, openCart } from '#domain/commerce/carts/ask-payment.ts';
import * as contract from '#domain/commerce/carts/cart-contract.ts';
import { isPaidCart, type OpenedCart } from '#domain/commerce/carts/cart.ts';
import { countryOf } from '#domain/commerce/prices/country-of.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Dependencies } from '../../dependencies.ts';
import { done, route, type Route } from '../../http/route.ts';
import { readAccount } from '../../accounts/read-account.ts';
import { askForPayment, providerRefusals, settleByProvider } from './ask-for-payment.ts';
import { keepStartedPromotion } from '../promotions/activate-promotion.ts';
import { cartView } from './cart-view.ts';
import { onCart, readOwnCart } from './on-cart.ts';
import { priceCart, readCartPrice, upsellFor } from './price-cart.ts';
import { readPurchases } from './read-purchases.ts';
import { receiptFile, receiptIn } from '../receipts/receipt-file.ts';

export function cartRoutes(dependencies: Dependencies): Route[] {
  const { journal, payments } = dependencies;
  /** The payment status for the student; reads the account again, because access may just have been granted. */
  const stateOf = async (cart: OpenedCart, now: Instant) => {
    const account = await readAccount(journal, cart.userId);
    const upsell = account.status === 'active' ? await upsellFor(dependencies, account, cart, now) : null;
    return { status: cart.status, refusal: isPaidCart(cart) ? null : cart.refusal, upsell };
  };
  return [
    route(contract.createCart, async ({ input, principal, place, context, now }) => {
      const { account, userId } = principal;
      const { packageId, quantity, fromProfilePage, timeZone, cpcOffer } = input;
      if (!account.isVerified) return { rejected: 'mail_not_verified' };
      const country = countryOf({ ...place, chosen: input.country, timeZone });
      const wanted = { packageId, quantity, country };
      const priced = () => priceCart(dependencies, account, wanted, now);
      if (!(await priced())) return { rejected: 'package_not_offered' };
      // From here on prices follow from the promotions the account has started.
      await keepStartedPromotion(dependencies, { userId, cpcOffer, context, now });
      const price = await priced();
      if (!price) return { rejected: 'package_not_offered' };
      const cartId = context.commandId;
      const opened = await onCart(journal, { cartId, userId }, context, (state) =>
        openCart(state, { cartId, userId, ...wanted, fromProfilePage }, price, now),
      );
      return 'rejected' in opened ? opened : done({ cartId }, opened);
    }),

    route(contract.fetchCart, async ({ input: { cartId }, principal, now }) => {
      const found = await readOwnCart(journal, principal.userId, cartId);
      if ('rejected' in found) return found;
      const priced = await readCartPrice(dependencies, principal.account, found.cart, now);
      const body = cartView(found.cart, priced, payments.provider);
      return body ? { status: 200, body } : { rejected: 'cart_not_found' };
    }),

    route(contract.didAddToCart, async ({ input: { cartId }, principal, context }) => {
      const found = await readOwnCart(journal, principal.userId, cartId);
      if ('rejected' in found) return found;
      const seen = await onCart(journal, found.cart, context, seeCheckout);
      return 'rejected' in seen ? seen : done({}, seen);
    }),

    route(contract.createPaymentIntentt, async ({ input, principal, context }) => {
      const found = await readOwnCart(journal, principal.userId, input.cartId);
      if ('rejected' in found) return found;
      const { method, seen, isInApp = false } = input;
      const wish = { account: principal.account, method, seen, isInApp };
      const asked = await providerRefusals(() => askForPayment(dependencies, found.cart, wish, context));
      if ('rejected' in asked) return asked;
      const { clientSecret, redirectUrl } = asked;
      return { status: 200, body: { clientSecret, redirectUrl } };
    }),

    route(contract.checkIfPaymentIsDone, async ({ input: { cartId }, principal, now }) => {
      const found = await readOwnCart(journal, principal.userId, cartId);
      if ('rejected' in found) return found;
      return { status: 200, body: await stateOf(found.cart, now) };
    }),

    ...(
      [
        [contract.savePurchaseToUser, 'find'],
        [contract.cancelPayment, 'cancel'],
      ] as const
    ).map(([call, act]) =>
      route(call, async ({ input: { cartId }, principal, context, now }) => {
        const found = await readOwnCart(journal, principal.userId, cartId);
        if ('rejected' in found) return found;
        const settled = await providerRefusals(() =>
          settleByProvider(dependencies, found.cart, act, context),
        );
        if ('rejected' in settled) return { rejected: 'provider_away' };
        return { status: 200, body: await stateOf(settled, now) };
      }),
    ),

    route(contract.fetchPurchases, async ({ principal }) => ({
      status: 200,
      body: { purchases: await readPurchases(journal, principal.account) },
    })),

    route(contract.downloadReceipt, async ({ input: { cartId }, principal }) => {
      const found = await readOwnCart(journal, principal.userId, cartId);
      if ('rejected' in found) return found;
      const receipt = receiptIn(found, principal.account);
      return receipt ? { status: 200, file: await receiptFile(receipt) } : { rejected: 'cart_not_found' };
    }),
  ];
}
