import { expect, it } from 'vitest';
import { wordOf } from './word-of.ts';

it.each([
  ['tide', 'tide'],
  [' tide, ', 'tide'],
  ['“Tides”', 'Tides'],
  ["don't", "don't"],
  ['don’t', 'don’t'],
  ['well-known.', 'well-known'],
  ['café', 'café'],
])('in %j it is %s', (text, word) => {
  expect(wordOf(text)).toBe(word);
});

it.each(['', '  ', 'two words', '1,200', '...', 'a'.repeat(61), 'line\nbreak'])(
  'in %j there is none',
  (text) => {
    expect(wordOf(text)).toBeUndefined();
  },
);
