import type { Currency } from './currency.ts';
import { priceIn } from './money-arithmetic.ts';
import type { Money } from './money.ts';

/** Above fees (30 cents and 3.5 percent of a foreign card) and Stripe's minimum in each currency. */
export const minimumAudCents = 100;

/** The minimum price, never above the list price. */
export function leastOf(listPrice: Money, currency: Currency): Money {
  const least = priceIn(minimumAudCents, currency);
  return listPrice.amount < least.amount ? listPrice : least;
}
