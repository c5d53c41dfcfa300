import { expect, it } from 'vitest';
import { placeInReading } from './place-in-reading.ts';

const sentences = [
  { text: 'One two.', startMs: 1000, endMs: 2600 },
  { text: ' Three four. ', startMs: 3000, endMs: 4100 },
];

it('locates a word by its share of the letters in its sentence, with a margin', () => {
  expect(placeInReading(sentences, 0)).toEqual([700, 1900]);
  expect(placeInReading(sentences, 1)).toEqual([1300, 2900]);
  expect(placeInReading(sentences, 3)).toEqual([3200, 4400]);
});

it('starts no earlier than the reading, and returns no place for a word outside it', () => {
  expect(placeInReading([{ text: 'One', startMs: 100, endMs: 500 }], 0)).toEqual([0, 800]);
  expect(placeInReading(sentences, 4)).toBeUndefined();
  expect(placeInReading([], 0)).toBeUndefined();
});
