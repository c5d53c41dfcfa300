import { expect, test } from 'vitest';
import { axisEnd, salesDays } from './sales-days.ts';

const sold = (day: string, purchases: number, netAudCents: number) =>
  ({
    day,
    packageId: 'package_silver',
    currency: 'AUD',
    purchases,
    paid: netAudCents,
    refunded: 0,
    netAudCents,
  }) as const;

test('each day has the sum of its packages, and a day without sales is there too', () => {
  const figures = [sold('2026-02-28', 2, 500), sold('2026-02-28', 1, 250), sold('2026-03-02', 1, 100)];
  expect(salesDays(figures, '2026-02-28', '2026-03-02')).toEqual([
    { day: '2026-02-28', purchases: 3, netAudCents: 750 },
    { day: '2026-03-01', purchases: 0, netAudCents: 0 },
    { day: '2026-03-02', purchases: 1, netAudCents: 100 },
  ]);
  expect(salesDays([], '2026-03-02', '2026-03-01')).toEqual([]);
});

test.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [5, 5],
  [51, 100],
  [99.01, 100],
  [101, 200],
  [1_999, 2_000],
])('an axis for up to %d ends at %d', (greatest, end) => {
  expect(axisEnd(greatest)).toBe(end);
});
