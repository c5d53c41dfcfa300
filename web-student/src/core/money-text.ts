import type { Money } from '#domain/commerce/prices/money.ts';

/**
 * Formats an amount as the country writes it, in English: `₹5,400`.
 * @param country ISO 3166-1 alpha-2; without it, `USD 64.35`
 */
export function moneyText({ amount, currency }: Money, country?: string): string {
  const format = new Intl.NumberFormat(country === undefined ? 'en-GB' : `en-${country}`, {
    style: 'currency',
    currency,
    currencyDisplay: country === undefined ? 'code' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits);
}
