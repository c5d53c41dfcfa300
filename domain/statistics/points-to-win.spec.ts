import { expect, it } from 'vitest';
import { pointsToWin, worthPractising } from './points-to-win.ts';

const known = (weight: number, answered: number, share: number | null) => ({ weight, answered, share });

it('grows with the weight and the lost points, up to the target', () => {
  const some = pointsToWin(known(0.1, 20, 0.5), 79);
  expect(pointsToWin(known(0.2, 20, 0.5), 79)).toBeCloseTo(2 * some);
  expect(pointsToWin(known(0.1, 20, 0.3), 79)).toBeGreaterThan(some);
  expect(pointsToWin(known(0.1, 20, 0.5), 50)).toBeLessThan(some);
  expect(pointsToWin(known(0.1, 20, 0.5), null)).toBeGreaterThan(some);
  expect(pointsToWin(known(0.1, 200, 0.98), 60)).toBe(0);
  // Of the 80 points of the scale a type of a tenth can win 8 at most.
  expect(pointsToWin(known(0.1, 1000, 0), null)).toBeLessThanOrEqual(8);
});

it('raises the worth of a little-known type, but weight counts more than doubt', () => {
  const sure = worthPractising(known(0.1, 60, 0.5), 79);
  expect(worthPractising(known(0.1, 2, 0.5), 79)).toBeGreaterThan(sure);
  expect(worthPractising(known(0.01, 0, null), 79)).toBeLessThan(sure);
});
