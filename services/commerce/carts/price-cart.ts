import type { PaidAccess } from '#domain/accounts/paid-access.ts';
import type { CartPrice, OpenedCart } from '#domain/commerce/carts/cart.ts';
import type { Upsell } from '#domain/commerce/carts/cart-contract.ts';
import type { Offer } from '#domain/commerce/contract.ts';
import { upsellId } from '#domain/commerce/promotions/offer-rules.ts';
import { holdPrice } from '#domain/commerce/carts/hold-price.ts';
import { offerOf, totalOf } from '#domain/commerce/prices/price.ts';
import { mayTakeUpsell } from '#domain/commerce/carts/upsell.ts';
import type { Instant } from '#domain/core/instant.ts';
import { hasRedeemed } from '../promotions/personal-promotions.ts';
import { readPricing, type PricedPerson } from '../prices/read-pricing.ts';

type PricingDependencies = Parameters<typeof readPricing>[0];
type Wanted = Pick<OpenedCart, 'packageId' | 'quantity' | 'country'>;
type Account = PaidAccess & { readonly userId: string };

/** undefined if the offer is not sold to this person. @throws StoreUnavailable */
export async function priceCart(
  dependencies: PricingDependencies,
  account: Account,
  { packageId, quantity, country }: Wanted,
  now: Instant,
): Promise<CartPrice | undefined> {
  const person: PricedPerson = { account, country, mayTakeUpsell: mayTakeUpsell(account) };
  const pricing = await readPricing(dependencies, person, now);
  const offer = offerOf(packageId, pricing);
  const total = offer && totalOf(offer, quantity);
  if (!offer || !total) return undefined;
  return {
    total,
    offer,
    days: offer.upgradesFrom === null ? offer.days * quantity : (pricing.buyer.running?.daysLeft ?? 0),
    priceListVersion: pricing.version,
    promoId: promoIdOf(offer),
  };
}

/** The cart's current price and until when it holds, without promotions redeemed since. @throws StoreUnavailable */
export async function readCartPrice(
  dependencies: PricingDependencies,
  account: Account,
  cart: OpenedCart,
  now: Instant,
): Promise<ReturnType<typeof holdPrice> | undefined> {
  const priced = await priceCart(dependencies, account, cart, now);
  if (!priced) return undefined;
  const kept = holdPrice(cart, priced, now);
  const { promoId } = kept.price;
  const isUsedUp =
    promoId !== null &&
    promoId !== priced.promoId &&
    (await hasRedeemed(dependencies, promoId, account.userId));
  return isUsedUp ? { price: priced, heldUntil: null } : kept;
}

const promoIdOf = ({ reductions }: Offer): string | null =>
  reductions.find((reduction) => reduction.kind === 'promotion')?.promoId ?? null;

/** The offer after a subscription was granted, until it is bought: specification, document 1, section 3. */
export async function upsellFor(
  dependencies: PricingDependencies,
  account: Account,
  { country, status }: OpenedCart,
  now: Instant,
): Promise<Upsell | null> {
  if (status !== 'granted' || !mayTakeUpsell(account)) return null;
  const wanted: Wanted = { packageId: upsellId, quantity: 1, country };
  const priced = await priceCart(dependencies, account, wanted, now);
  return priced ? { upsellId, upsellQuantity: 1, price: priced.offer.price } : null;
}
