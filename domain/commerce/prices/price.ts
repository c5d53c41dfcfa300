import type { Instant } from '../../core/instant.ts';
import type { Buyer } from '../carts/buyer.ts';
import type { Country, Offer } from '../contract.ts';
import { currencyOf } from './country-currency.ts';
import { leastOf } from './least-charge.ts';
import { atLeast, pricePerDay, difference, reducedByPercent, priceIn, times } from './money-arithmetic.ts';
import type { Money } from './money.ts';
import { allowsQuantity, labelFor, upsellId } from '../promotions/offer-rules.ts';
import type { PackageId } from '../packages/package-id.ts';
import type { Package } from '../packages/package.ts';
import { priceBasis } from './price-basis.ts';
import { promotionFor } from '../promotions/promotion-for.ts';
import type { Promotion } from '../promotions/promotion-schema.ts';

export interface Pricing {
  readonly packages: readonly Package[];
  /** This person's promotions; expired and future ones have no effect. */
  readonly promotions: readonly Promotion[];
  readonly buyer: Buyer;
  readonly country: Country;
  readonly now: Instant;
}

/** A person's current offer; an upgrade brings the days left and their share of credits. undefined if not sold to them. */
export function offerOf(packageId: PackageId, pricing: Pricing): Offer | undefined {
  const { packages, promotions, buyer, country, now } = pricing;
  const found = packages.find((one) => one.packageId === packageId);
  const label = found && labelFor(found, buyer);
  if (!found || !label) return undefined;
  const currency = currencyOf(country);
  const { listed, left, brings } = priceBasis(found, packages, buyer.running);
  const listPrice = priceIn(listed, currency);
  const least = leastOf(listPrice, currency);
  const reductions: Offer['reductions'] = [];
  let price = listPrice;
  const reduce = (to: Money, reduction: (amount: Money) => Offer['reductions'][number]) => {
    const reduced = atLeast(to, least);
    const amount = difference(price, reduced);
    if (amount.amount > 0) reductions.push(reduction(amount));
    price = reduced;
  };
  if (left) {
    reduce(priceIn(left.audCents, currency), (amount) => ({ kind: 'days_left', days: left.days, amount }));
  }
  const promotion = promotionFor(packageId, promotions, now);
  if (promotion) {
    const { promoId, discount, endTime } = promotion;
    reduce(reducedByPercent(price, discount), (amount) => ({
      kind: 'promotion',
      promoId,
      discount,
      endTime,
      amount,
    }));
  }
  const { audCents: _, ...offered } = { ...found, ...brings };
  const perDay = offered.days > 0 ? pricePerDay(price, offered.days) : null;
  return { ...offered, listPrice, price, perDay, reductions, label };
}

/** All offers to a person, in list order: the cheaper of a package and its twin, without the upsell. */
export function offersFor(pricing: Pricing): Offer[] {
  const offers = pricing.packages
    .filter(({ packageId }) => packageId !== upsellId)
    .flatMap(({ packageId }) => offerOf(packageId, pricing) ?? []);
  const priceOf = new Map(offers.map(({ packageId, price }) => [packageId, price.amount]));
  return offers.filter(({ packageId, twinOf, price }) => {
    if (twinOf !== null) return price.amount < (priceOf.get(twinOf) ?? Infinity);
    const twin = offers.find((one) => one.twinOf === packageId);
    return !twin || price.amount <= twin.price.amount;
  });
}

/** undefined if only one can be bought. @param quantity from 1 */
export function totalOf(offer: Offer, quantity: number): Money | undefined {
  if (quantity !== 1 && !allowsQuantity(offer)) return undefined;
  return times(offer.price, quantity);
}
