import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isKnownWell, rangeOf, strengthOf } from './skill-statistics.ts';

test('knows nothing without answers', () => {
  expect(rangeOf(0, 0)).toEqual({ low: 0, high: 100 });
  expect(strengthOf({ answered: 0, points: 0, maximum: 0 })).toEqual({
    answered: 0,
    points: 0,
    maximum: 0,
    percent: null,
    low: 0,
    high: 100,
  });
});

/** Wilson's score interval with z = 1.6449, worked by hand. */
test.each([
  [1, 1, 27, 100],
  [10, 0.5, 27.3, 72.7],
  [100, 0.5, 41.9, 58.1],
  [10, 0, 0, 21.3],
])('%i answers at %d: %d to %d', (answers, share, low, high) => {
  const range = rangeOf(answers, share);
  expect(range.low).toBeCloseTo(low, 0);
  expect(range.high).toBeCloseTo(high, 0);
});

test('contains the share, stays within 0 and 100, and narrows with more answers', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), share, (answers, of) => {
      const { low, high } = rangeOf(answers, of);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(100);
      expect(low).toBeLessThanOrEqual(of * 100 + 0.05);
      expect(high).toBeGreaterThanOrEqual(of * 100 - 0.05);
      const wider = rangeOf(answers, of);
      const narrower = rangeOf(answers * 4, of);
      expect(narrower.high - narrower.low).toBeLessThanOrEqual(wider.high - wider.low);
    }),
  );
});

test('counts a share as known after enough answers', () => {
  const known = [0, 2, 10, 30, 100].map((answered) =>
    isKnownWell(strengthOf({ answered, points: answered / 2, maximum: answered })),
  );
  expect(known).toEqual([false, false, false, true, true]);
});
