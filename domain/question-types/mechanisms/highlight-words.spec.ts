import { expect, it } from 'vitest';
import { bareWord } from './highlight-words.ts';

it.each([
  ['grass.', 'grass'],
  ['“During', 'During'],
  ["don't,", "don't"],
  ['well-known', 'well-known'],
])('%s without punctuation is %s', (word, bare) => {
  expect(bareWord(word)).toBe(bare);
});
