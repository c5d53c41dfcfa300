import type { SalesFigure } from '#domain/commerce/cart-admin-contract.ts';
import { decimalOf } from '#domain/commerce/money-arithmetic.ts';

const head = ['Day', 'Package', 'Currency', 'Purchases', 'Paid', 'Given back', 'Net in AUD'];

/** The figures as a spreadsheet reads them: RFC 4180, amounts as decimals. */
export function salesCsv(figures: readonly SalesFigure[]): string {
  const rows = figures.map(({ day, packageId, currency, purchases, paid, refunded, netAudCents }) => [
    day,
    packageId,
    currency,
    purchases,
    decimalOf({ amount: paid, currency }),
    decimalOf({ amount: refunded, currency }),
    decimalOf({ amount: netAudCents, currency: 'AUD' }),
  ]);
  return [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}
