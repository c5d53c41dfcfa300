import { expect, test } from 'vitest';
import { averagePercent, averageSeconds, totalOf, type TypeStatistics } from './type-statistics.ts';

const rsa: TypeStatistics = { type: 'RSA', answered: 3, right: 2, points: 2, maximum: 3, seconds: 100 };
const rrp: TypeStatistics = { type: 'RRP', answered: 1, right: 0, points: 1, maximum: 4, seconds: 20.5 };
const none = { answered: 0, right: 0, points: 0, maximum: 0, seconds: 0 };

test('rounds averages, and leaves them undefined without answers', () => {
  expect(averagePercent(rsa)).toBe(67);
  expect(averageSeconds(rsa)).toBe(33);
  expect(averagePercent(none)).toBeUndefined();
  expect(averageSeconds(none)).toBeUndefined();
});

test('the total sums over types', () => {
  expect(totalOf([rsa, rrp])).toEqual({ answered: 4, right: 2, points: 3, maximum: 7, seconds: 120.5 });
  expect(totalOf([])).toEqual(none);
});
