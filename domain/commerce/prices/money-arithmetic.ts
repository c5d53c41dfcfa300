import {
  convert,
  dinero,
  greaterThan,
  halfUp,
  multiply,
  subtract,
  toDecimal,
  toSnapshot,
  transformScale,
  type Dinero,
} from 'dinero.js';
import { AUD } from 'dinero.js/currencies';
import type { Currency } from './currency.ts';
import { exchanges, type Exchange } from './exchange.ts';
import type { Money } from './money.ts';

const known = ({ amount, currency }: Money): Dinero<number> =>
  dinero({ amount, currency: exchanges[currency].money });

const moneyOf = (value: Dinero<number>, currency: Currency): Money => ({
  amount: toSnapshot(value).amount,
  currency,
});

/** Rounds half up once a price is known. Amounts are not negative. */
function rounded(value: Dinero<number>, { money, priceScale = money.exponent }: Exchange): Dinero<number> {
  const coarse = transformScale(value, priceScale, halfUp);
  return transformScale(coarse, money.exponent);
}

/** Australian cents in another currency's smallest unit; exact for currencies with zero or three decimals too. */
export function amountIn(audCents: number, exchange: Exchange): number {
  const { money, factor } = exchange;
  const converted = convert(dinero({ amount: audCents, currency: AUD }), money, { [money.code]: factor });
  return toSnapshot(rounded(converted, exchange)).amount;
}

export function priceIn(audCents: number, currency: Currency): Money {
  return { amount: amountIn(audCents, exchanges[currency]), currency };
}

export function reducedByPercent(price: Money, percent: number): Money {
  const rest = multiply(known(price), { amount: 100 - percent, scale: 2 });
  return moneyOf(rounded(rest, exchanges[price.currency]), price.currency);
}

/** @throws Error for different currencies or a negative result */
export function difference(more: Money, less: Money): Money {
  if (greaterThan(known(less), known(more))) throw new Error('an amount of money would be below zero');
  return moneyOf(subtract(known(more), known(less)), more.currency);
}

export const atLeast = (price: Money, least: Money): Money =>
  greaterThan(known(least), known(price)) ? least : price;

export function times(price: Money, quantity: number): Money {
  return moneyOf(multiply(known(price), quantity), price.currency);
}

/** To the smallest unit. @param days more than 0 */
export const pricePerDay = ({ amount, currency }: Money, days: number): Money => ({
  amount: portion(amount, 1, days),
  currency,
});

/** `amount * numerator / denominator`, rounded half up, exact for large products. Integers, not negative. */
export function portion(amount: number, numerator: number, denominator: number): number {
  const [product, divisor] = [BigInt(amount) * BigInt(numerator), BigInt(denominator)];
  return Number((product * 2n + divisor) / (divisor * 2n));
}

/** `64.35`, locale-independent. */
export const decimalOf = (money: Money): string => toDecimal(known(money));

/** `64.35 USD`. */
export const moneyInWords = (money: Money): string => `${decimalOf(money)} ${money.currency}`;

/** Localised: `64,35 €`. @param locale BCP 47 */
export const formatMoney = (money: Money, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: money.currency }).format(
    // Intl formats decimal strings without loss.
    decimalOf(money) as Intl.StringNumericLiteral,
  );
