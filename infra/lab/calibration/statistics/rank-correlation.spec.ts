import { expect, test } from 'vitest';
import { rankCorrelation } from './rank-correlation.ts';

test('series in the same order correlate fully, whatever their distances', () => {
  expect(rankCorrelation([1, 2, 3, 4], [1, 10, 11, 400])).toBeCloseTo(1, 12);
});

test('series in the opposite order correlate negatively', () => {
  expect(rankCorrelation([1, 2, 3], [9, 5, 1])).toBeCloseTo(-1, 12);
});

test('ties share their ranks', () => {
  // Ranks 1, 2.5, 2.5, 4 against 1, 3, 2, 4: by hand 4.5 / sqrt(4.5 * 5).
  expect(rankCorrelation([1, 2, 2, 3], [1, 3, 2, 4])).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5), 12);
});

test('a series that does not vary correlates with nothing', () => {
  expect(rankCorrelation([2, 2, 2], [1, 2, 3])).toBeNull();
});

test('series of different lengths are refused', () => {
  expect(() => rankCorrelation([1], [1, 2])).toThrow(RangeError);
});
