import { expect, it } from 'vitest';
import { wordByKey, wordMark } from './word-marks.ts';

it.each([
  [0, 'found'],
  [1, undefined],
  [2, 'wrong'],
  [3, 'missed'],
])('word %i is %s', (index, mark) => {
  expect(wordMark(index, [0, 2], [0, 3])).toBe(mark);
});

const lines = [
  [0, 1, 2],
  [3, 4],
  [5, 6, 7],
];

it.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, undefined],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 4, 6],
  ['ArrowDown', 6, undefined],
  ['ArrowUp', 7, 4],
  ['ArrowUp', 1, undefined],
  ['Home', 6, 0],
  ['End', 1, 7],
  ['a', 1, undefined],
])('%s on word %i goes to %s', (key, from, to) => {
  expect(wordByKey(key, from, lines)).toBe(to);
});
