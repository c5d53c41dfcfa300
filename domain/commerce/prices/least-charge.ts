import type { Currency } from './currency.ts';
import { priceIn } from './money-arithmetic.ts';
import type { Money } from './money.ts';

/**
 * What a payment costs us and the least that providers take: no payment is smaller. An Australian dollar is more than
 * the 30 cents and 3.5 percent of a card from abroad, and than the least charge of Stripe in each of our currencies.
 */
export const minimumAudCents = 100;

/** The least of a price; never above what is listed: then nothing can be dearer by a reduction. */
export function leastOf(listPrice: Money, currency: Currency): Money {
  const least = priceIn(minimumAudCents, currency);
  return listPrice.amount < least.amount ? listPrice : least;
}
