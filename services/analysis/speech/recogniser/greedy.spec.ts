import { expect, test } from 'vitest';
import { lengthWithoutRepeats } from './greedy.ts';

test.each([
  ['one token six times', [7, 1, 1, 1, 1, 1, 1], 2],
  ['one token five times', [7, 1, 1, 1, 1, 1], undefined],
  ['a pair four times', [9, 1, 2, 1, 2, 1, 2, 1, 2], 3],
  ['a pair three times', [1, 2, 1, 2, 1, 2], undefined],
  ['nothing', [], undefined],
])('%s', (_, tokens, length) => {
  expect(lengthWithoutRepeats(tokens)).toBe(length);
});
