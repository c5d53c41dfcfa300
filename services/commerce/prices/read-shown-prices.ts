import type { ShownPrices } from '#domain/commerce/contract.ts';
import { currencyOf } from '#domain/commerce/prices/country-currency.ts';
import { offersFor } from '#domain/commerce/prices/price.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { PromotionDependencies } from '../promotions/personal-promotions.ts';
import { readPricing, type PricedPerson } from './read-pricing.ts';

export async function readShownPrices(
  dependencies: PromotionDependencies,
  person: PricedPerson,
  now: Instant,
): Promise<ShownPrices> {
  const pricing = await readPricing(dependencies, person, now);
  return {
    country: person.country,
    currency: currencyOf(person.country),
    version: pricing.version,
    offers: offersFor(pricing),
    currentPlan: pricing.buyer.running?.plan ?? null,
    paidExpiryTime: person.account?.paidExpiryTime ?? null,
    now,
  };
}
