import { expect, test } from 'vitest';
import { extraWords } from './extra-words.ts';
import type { HeardWord, ReferenceWord } from './facts.ts';

const wordMs = 400;
const heardAs = (text: string): HeardWord[] =>
  text.split(' ').map((word, at) => ({
    text: word,
    probability: 0.9,
    startMs: at * wordMs,
    endMs: (at + 1) * wordMs,
  }));
const toSay = (text: string, places: readonly (number | null)[]): ReferenceWord[] =>
  text.split(' ').map((word, index) => {
    const place = places[index] ?? null;
    const at = place === null ? null : { startMs: place * wordMs, endMs: (place + 1) * wordMs };
    return { text: word, probability: 0.9, alone: 0.9, heard: null, at };
  });
const found = (heard: string, reference: readonly ReferenceWord[] = []) =>
  extraWords({ heard: heardAs(heard), reference }).map(({ word, of }) => `${of} ${word.text}`);

test('finds no extra word in a correct reading', () => {
  expect(found('Tea was dear.', toSay('Tea was dear.', [0, 1, 2]))).toEqual([]);
});

test('finds repeated, restarted and added words', () => {
  expect(found('the the tea was', toSay('the tea was', [1, 2, 3]))).toEqual(['repeated the']);
  expect(found('the con contrast', toSay('the contrast', [0, 2]))).toEqual(['restarted con']);
  expect(found('tea was very dear', toSay('tea was dear', [0, 1, 3]))).toEqual(['added very']);
});

test('treats a substituted word as that word, not as an extra one', () => {
  expect(found('tea was deer', toSay('tea was dear', [0, 1, 2]))).toEqual([]);
});

test('finds repeated and broken-off words in free speech', () => {
  expect(found('I I think so')).toEqual(['repeated I']);
  expect(found('the man the man is old')).toEqual(['restarted the', 'restarted man']);
  expect(found('a con contrast')).toEqual(['restarted con']);
  expect(found('it was very very cold')).toEqual([]);
});
