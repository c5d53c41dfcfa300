import type { PaidAccess } from '#domain/accounts/paid-access.ts';
import { buyerOf } from '#domain/commerce/carts/buyer.ts';
import type { Country } from '#domain/commerce/contract.ts';
import type { Pricing } from '#domain/commerce/prices/price.ts';
import type { Instant } from '#domain/core/instant.ts';
import { personalPromotions, type PromotionDependencies } from '../promotions/personal-promotions.ts';
import { readPriceList } from './read-price-list.ts';

export interface PricedPerson {
  readonly account?: (PaidAccess & { readonly userId: string }) | undefined;
  /** The click promotions stored in the browser. */
  readonly cpcOffer?: string | undefined;
  readonly country: Country;
  readonly mayTakeUpsell?: boolean;
}

/** Everything that determines a person's prices, with the version of the price list. */
export interface ReadPricing extends Pricing {
  readonly version: number;
}

export async function readPricing(
  dependencies: PromotionDependencies,
  { account, cpcOffer, country, mayTakeUpsell = false }: PricedPerson,
  now: Instant,
): Promise<ReadPricing> {
  const [{ version, packages }, promotions] = await Promise.all([
    readPriceList(dependencies.journal),
    personalPromotions(dependencies, { userId: account?.userId, cpcOffer }, now),
  ]);
  const buyer = buyerOf(account ?? {}, now, { mayTakeUpsell });
  return { version, packages, promotions, buyer, country, now };
}
