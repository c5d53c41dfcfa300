import { expect, test } from 'vitest';
import { packageIdSchema, type PackageId } from '#domain/commerce/packages/package-id.ts';
import { axisEnd, salesByDay } from './sales-days.ts';

const sold = (day: string, packageId: PackageId, purchases: number, netAudCents: number) =>
  ({ day, packageId, currency: 'AUD', purchases, paid: netAudCents, refunded: 0, netAudCents }) as const;

test('lists the amount of each package and the total for each day, including days without sales', () => {
  const figures = [
    sold('2026-02-28', 'package_bronze', 1, 200),
    sold('2026-02-28', 'package_silver', 2, 500),
    sold('2026-02-28', 'package_silver', 1, 250),
    sold('2026-03-02', 'package_bronze', 1, 100),
  ];
  const none = { purchases: 0, netAudCents: 0 };
  expect(salesByDay(figures, '2026-02-28', '2026-03-02')).toEqual({
    series: [
      { name: 'Silver', purchases: 3, netAudCents: 750 },
      { name: 'Bronze', purchases: 2, netAudCents: 300 },
    ],
    days: [
      {
        day: '2026-02-28',
        purchases: 4,
        netAudCents: 950,
        parts: [
          { purchases: 3, netAudCents: 750 },
          { purchases: 1, netAudCents: 200 },
        ],
      },
      { day: '2026-03-01', ...none, parts: [none, none] },
      {
        day: '2026-03-02',
        purchases: 1,
        netAudCents: 100,
        parts: [none, { purchases: 1, netAudCents: 100 }],
      },
    ],
  });
  expect(salesByDay([], '2026-03-02', '2026-03-01')).toEqual({ series: [], days: [] });
});

test('combines the packages with the fewest sales into one series', () => {
  const figures = packageIdSchema.options.map((id, index) => sold('2026-02-28', id, 1, 1000 - index));
  const { series, days } = salesByDay(figures, '2026-02-28', '2026-02-28');
  expect(series).toHaveLength(6);
  expect(series.at(-1)).toMatchObject({ name: 'Other packages', purchases: figures.length - 5 });
  const parts = days[0]?.parts.reduce((sum, { netAudCents }) => sum + netAudCents, 0);
  expect(parts).toBe(days[0]?.netAudCents);
  expect(salesByDay(figures.slice(0, 6), '2026-02-28', '2026-02-28').series.at(-1)?.name).not.toMatch(
    'Other',
  );
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
