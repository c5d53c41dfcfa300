import { expect, test } from 'vitest';
import { bandsOf, brierScore, calibrationError } from './reliability.ts';

const times = (count: number, chance: number, isRight: boolean) =>
  Array.from({ length: count }, () => ({ chance, isRight }));
const calibrated = [...times(3, 0.75, true), ...times(1, 0.75, false)];

test('gives a Brier score of 0 to certainty and 0.25 to a coin toss', () => {
  expect(brierScore([...times(2, 1, true), ...times(3, 0, false)])).toBe(0);
  expect(brierScore([...times(2, 0.5, true), ...times(3, 0.5, false)])).toBe(0.25);
  expect(brierScore(calibrated)).toBeCloseTo(0.1875);
});

test('has a band for each tenth of the prediction', () => {
  expect(bandsOf([...calibrated, ...times(2, 1, true), ...times(1, 0, false)])).toEqual([
    { from: 0, answers: 1, foretold: 0, right: 0 },
    { from: 0.7, answers: 4, foretold: 0.75, right: 0.75 },
    { from: 0.9, answers: 2, foretold: 1, right: 1 },
  ]);
});

test('measures overconfidence as the calibration error', () => {
  expect(calibrationError(calibrated)).toBe(0);
  expect(calibrationError([...times(5, 0.95, true), ...times(5, 0.95, false)])).toBeCloseTo(0.45);
});
