import { expect, test } from 'vitest';
import { logOdds, surerBy } from './prior.ts';

test('many mistakes make surer, few in a long text less sure, and one in a short text neither', () => {
  expect(surerBy(10, 60)).toBeGreaterThan(1);
  expect(surerBy(0, 250)).toBe(-1);
  expect(Math.abs(surerBy(1, 45))).toBeLessThan(0.2);
});

test('one mistake more never makes less sure', () => {
  const steps = Array.from({ length: 30 }, (_none, count) => surerBy(count, 100));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

test('the odds of what is certain are finite', () => {
  expect([0, 0.5, 1].map(logOdds).map(Number.isFinite)).toEqual([true, true, true]);
  expect(logOdds(0.5)).toBe(0);
});
