import { expect, test } from 'vitest';
import { withWholeWords } from './whole-words.ts';

const at = { startMs: 500, endMs: 900 };
const word = (heard: string | null, place: typeof at | null = at) => ({
  text: 'kitchen',
  probability: 0.01,
  alone: 0.01,
  heard,
  at: place,
});
const spoken = (text: string, startMs: number) => ({ text, probability: 0.9, startMs, endMs: startMs + 300 });

test.each([
  ['the word of the same place that begins so', 'lab', [spoken('laboratory.', 600)], 'laboratory'],
  ['a word of another place is another one', 'lab', [spoken('laboratory', 900)], 'lab'],
  ['a word that begins otherwise is another one', 'lab', [spoken('kitchen', 600)], 'lab'],
  ['silence stays silence', '', [spoken('laboratory', 600)], ''],
  ['the word itself stays itself', null, [spoken('laboratory', 600)], null],
])('%s', (_, begun, heard, whole) => {
  expect(withWholeWords([word(begun)], heard)).toEqual([word(whole)]);
});

test('a word that was left out keeps what was heard', () => {
  expect(withWholeWords([word('lab', null)], [spoken('laboratory', 600)])).toEqual([word('lab', null)]);
});
