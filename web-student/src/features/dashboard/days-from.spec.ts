import { expect, test } from 'vitest';
import { daysFrom } from './days-from.ts';

test.each([
  ['Monday', 23, [1, 3, 5]],
  ['Friday', 27, [2, 5, 7]],
  ['Sunday', 29, [2, 4, 7]],
])('a plan that is made on a %s begins that day', (_name, day, days) => {
  expect(daysFrom(new Date(2026, 10, day))).toEqual(days);
});
