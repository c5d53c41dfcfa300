import { expect, it } from 'vitest';
import { drillParts, readingOf } from './drill-parts.ts';
import type { SpokenWord } from '../spoken-words.ts';

/** Spoken words: `-` marks an omitted word, `~` a wrong word, `?` an unclear word. */
const states = { '-': 'missed', '~': 'replaced', '?': 'unclear' } as const;
const wordsOf = (text: string): SpokenWord[] =>
  text.split(' ').map((word) => {
    const state = states[word[0] as keyof typeof states];
    return state ? { text: word.slice(1), state } : { text: word, state: 'said' };
  });
const phrases = (text: string) =>
  drillParts(wordsOf(text)).map(({ words }) =>
    words.map(({ text: word, wentWrong }) => (wentWrong ? word.toUpperCase() : word)).join(' '),
  );

it('includes the words around a mistake', () => {
  expect(phrases('the price of -wheat rose sharply after two years')).toEqual([
    'price of WHEAT rose sharply',
  ]);
});

it('joins adjacent phrases, and stays within a sentence', () => {
  expect(phrases('Tea came -late. It ~was dear and -few could buy it then')).toEqual([
    'Tea came LATE.',
    'It WAS dear and FEW could buy',
  ]);
});

it('falls back to unclear words, and returns no phrase if every word is correct', () => {
  expect(phrases('a b ?c d e f')).toEqual(['a b C d e']);
  expect(phrases('a -b ?c d e f g')).toEqual(['a B c d']);
  expect(phrases('all was said well')).toEqual([]);
});

it('splits long phrases, uses each word once, and returns at most five phrases', () => {
  const all = Array.from({ length: 100 }, (_, index) => `-w${index}`).join(' ');
  const parts = drillParts(wordsOf(all));
  expect(parts).toHaveLength(5);
  expect(parts.every(({ from, to }) => to - from < 12)).toBe(true);
  expect(parts.every(({ from }, index) => from > (parts[index - 1]?.to ?? -1))).toBe(true);
  expect(parts[0]?.from).toBe(0);
});

it('finds the sentences of a reading that contain a phrase', () => {
  const sentences = [
    { text: 'Tea came late.', startMs: 0, endMs: 900 },
    { text: 'It was dear.', startMs: 1200, endMs: 2000 },
  ];
  expect(readingOf(sentences, 6, { from: 0, to: 2 })).toEqual([0, 900]);
  expect(readingOf(sentences, 6, { from: 4, to: 5 })).toEqual([1200, 2000]);
  expect(readingOf(sentences, 6, { from: 2, to: 3 })).toEqual([0, 2000]);
  expect(readingOf(sentences, 7, { from: 2, to: 3 })).toBeUndefined();
  expect(readingOf([], 6, { from: 2, to: 3 })).toBeUndefined();
});
