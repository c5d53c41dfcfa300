import { expect, test } from 'vitest';
import { intervalOfCorrelation, intervalOfCount, intervalOfShare, type Interval } from './interval.ts';

const rounded = (interval: Interval | undefined) => interval?.map((end) => Number(end.toFixed(3)));

// Published values: Newcombe 1998, table I, method 3.
test.each([
  [81, 263, [0.255, 0.366]],
  [15, 148, [0.062, 0.16]],
  [0, 20, [0, 0.161]],
  [1, 29, [0.006, 0.172]],
  [29, 29, [0.883, 1]],
] as const)('%d of %d', (count, cases, interval) => {
  expect(rounded(intervalOfShare(count / cases, cases))).toEqual(interval);
});

test('there is no interval of nothing', () => {
  expect([intervalOfShare(null, 0), intervalOfShare(0, 0), intervalOfCorrelation(0.5, 3)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a count of rare events lies near the exact interval of Poisson', () => {
  // Exact: 5 events 1.62 to 11.67, none 0 to 3.69.
  const [from, to] = intervalOfCount(5, 1);
  expect([from, to].map((end) => Math.round(end * 10) / 10)).toEqual([1.6, 11.7]);
  expect(intervalOfCount(0, 2)[0]).toBe(0);
  expect(intervalOfCount(0, 2)[1]).toBeCloseTo(2 * 3.69, 0);
});

test('a correlation lies within its interval, which narrows with the pairs', () => {
  const [few, many] = [intervalOfCorrelation(0.9, 10), intervalOfCorrelation(0.9, 1000)];
  for (const interval of [few, many]) {
    expect(interval?.[0]).toBeLessThan(0.9);
    expect(interval?.[1]).toBeGreaterThan(0.9);
  }
  expect(many?.[0]).toBeGreaterThan(few?.[0] ?? 1);
  expect(intervalOfCorrelation(1, 10)?.[1]).toBeLessThanOrEqual(1);
});
