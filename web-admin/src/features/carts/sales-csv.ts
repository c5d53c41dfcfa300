import type { SalesFigure } from '#domain/commerce/carts/cart-admin-contract.ts';
import { decimalOf } from '#domain/commerce/prices/money-arithmetic.ts';
import { csvOf } from '#console/core/csv.ts';

const head = ['Day', 'Package', 'Currency', 'Purchases', 'Paid', 'Refunded', 'Net in AUD'];

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
  return csvOf(head, rows);
}
