import { expect, test } from 'vitest';
import { backOffMs } from './back-off.ts';

const times = { firstMs: 500, longestMs: 15_000 };

test('doubles up to the longest wait, minus up to a half at random', () => {
  expect([1, 2, 3, 4, 5, 6, 50, 5_000].map((failures) => backOffMs(failures, times, 0))).toEqual([
    500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000,
  ]);
  expect(backOffMs(3, times, 1)).toBe(1000);
});
