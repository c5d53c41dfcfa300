import { expect, test } from 'vitest';
import { clausesOf } from './clauses.ts';
import { paragraphsOf, sentencesOf } from './sentences.ts';

const texts = (of: (text: string) => readonly (readonly [number, number])[], text: string) =>
  of(text).map((span) => text.slice(...span));

test.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['i like it. it is good.', ['i like it.', 'it is good.']],
  ['Mr. Brown and Dr. Green met at 5 p.m. in town.', ['Mr. Brown and Dr. Green met at 5 p.m. in town.']],
  ['We left at 5 p.m. They stayed.', ['We left at 5 p.m.', 'They stayed.']],
  ['Fruit, e.g. apples, costs 3.50 pounds.', ['Fruit, e.g. apples, costs 3.50 pounds.']],
  ['She said "Go." Then he went.', ['She said "Go."', 'Then he went.']],
  ['Dear Anna,\nthank you.\n\n- one\n- two', ['Dear Anna,', 'thank you.', '- one', '- two']],
  ['So do I. You know.', ['So do I.', 'You know.']],
  ['...', []],
  ['', []],
])('sentences of %j', (text, expected) => {
  expect(texts(sentencesOf, text)).toEqual(expected);
});

test.each([
  ['One.\nTwo.', ['One.', 'Two.']],
  ['Dear Anna,\nthank you.\n\nBest,\nTom', ['Dear Anna,\nthank you.', 'Best,\nTom']],
  ['One.\n \t\n\n\nTwo.\n', ['One.', 'Two.']],
  ['\n\n', []],
])('paragraphs of %j', (text, expected) => {
  expect(texts(paragraphsOf, text)).toEqual(expected);
});

test('a long sentence has clauses, pairs of them, and windows where it has no comma', () => {
  const clauses = (text: string) => texts((whole) => clausesOf(whole, [0, whole.length]), text);
  expect(clauses('Short sentences have none.')).toEqual([]);
  expect(
    clauses('The old port was closed last year because ships grew too large, so trade moved to the coast.'),
  ).toEqual([
    'The old port was closed last year',
    'because ships grew too large',
    'so trade moved to the coast.',
    'The old port was closed last year because ships grew too large',
    'because ships grew too large, so trade moved to the coast.',
  ]);
  const long = Array.from({ length: 30 }, (_, at) => `word${at}`).join(' ');
  expect(clauses(long).map((window) => window.split(' ').length)).toEqual([14, 14, 14, 9]);
});
