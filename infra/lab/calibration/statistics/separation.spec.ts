import { expect, test } from 'vitest';
import { separation } from './separation.ts';

test.each([
  ['groups that do not overlap', [3, 4], [1, 2], 1],
  ['the same the wrong way round', [1, 2], [3, 4], 0],
  ['equal values', [1, 1], [1, 1], 0.5],
  ['three of four pairs', [2, 4], [1, 3], 0.75],
  ['an empty group', [], [1], null],
])('%s', (_, high, low, expected) => {
  expect(separation(high, low)).toBe(expected);
});
