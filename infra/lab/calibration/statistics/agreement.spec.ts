import { expect, test } from 'vitest';
import { isWithinBand, isWithinOnePoint, share } from './agreement.ts';

test.each([
  [2, [2, 2], true, true],
  [1, [2, 2], false, true],
  [0, [2, 2], false, false],
  [0, [1, 2], false, false],
  [2.5, [1, 2], false, true],
  [1, [1, 2], true, true],
] as const)('%s points against the band %s', (points, band, inBand, inOne) => {
  expect([isWithinBand({ points, band }), isWithinOnePoint({ points, band })]).toEqual([inBand, inOne]);
});

test('there is no share of nothing', () => {
  expect([share([], () => true), share([1, 2, 3, 4], (each) => each > 3)]).toEqual([null, 0.25]);
});
