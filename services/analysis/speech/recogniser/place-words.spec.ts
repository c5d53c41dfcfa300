import { expect, test } from 'vitest';
import { placeWords } from './place-words.ts';

const runs = [
  { start: 0.2, end: 1 },
  { start: 2, end: 3 },
];
const word = (start: number, end: number) => ({ start, end });

test('the first and the last word of a run meet its ends', () => {
  expect(placeWords([word(0.1, 0.5), word(0.5, 0.9), word(2.1, 2.9)], runs)).toEqual([
    word(0.2, 0.5),
    word(0.5, 1),
    word(2, 3),
  ]);
});

test('a word that reaches into a pause ends where the pause begins', () => {
  expect(placeWords([word(0.3, 1.8), word(2.2, 2.5)], runs)).toEqual([word(0.2, 1), word(2, 3)]);
});

test('a word in a pause is moved to the nearest voice', () => {
  expect(placeWords([word(0.2, 0.9), word(1.2, 1.4), word(2, 3)], runs)).toEqual([
    word(0.2, 0.9),
    word(0.96, 1),
    word(2, 3),
  ]);
});

test('where there is no voice a word stays where it is, and is no point in time', () => {
  expect(placeWords([word(1, 1)], [])).toEqual([word(1, 1.04)]);
});
