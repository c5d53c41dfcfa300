import { expect, test } from 'vitest';
import { salesCsv } from './sales-csv.ts';

test('exports one line for each day, package and currency', () => {
  const figure = { day: '2026-11-20', packageId: 'package_silver', currency: 'USD' } as const;
  expect(salesCsv([{ ...figure, purchases: 2, paid: 12870, refunded: 6435, netAudCents: 9900 }])).toBe(
    '\uFEFFDay,Package,Currency,Purchases,Paid,Refunded,Net in AUD\r\n2026-11-20,package_silver,USD,2,128.70,64.35,99.00\r\n',
  );
});
