import { expect, it } from 'vitest';
import { backOffMs } from './back-off.ts';

it('doubles up to a quarter of a minute, less up to a half by chance', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map((failures) => backOffMs(failures, 0))).toEqual([
    500, 1000, 2000, 4000, 8000, 15_000, 15_000,
  ]);
  expect(backOffMs(3, 1)).toBe(1000);
});
