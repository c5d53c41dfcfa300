import { expect, test } from 'vitest';
import { correlation } from './correlation.ts';

test('series that lie on a line correlate fully', () => {
  expect(correlation([1, 2, 5], [10, 20, 50])).toBeCloseTo(1, 12);
  expect(correlation([1, 2, 5], [-1, -2, -5])).toBeCloseTo(-1, 12);
});

test('distances count', () => {
  // Deviations -1, 0, 1 against -2, -1, 3: by hand 5 / sqrt(2 * 14).
  expect(correlation([1, 2, 3], [1, 2, 6])).toBeCloseTo(5 / Math.sqrt(28), 12);
});
