import { sameWord } from '../words.ts';

/** Faster than this, in syllables a second, no text is read aloud. */
export const fastestSyllables = 6;

/** How many syllables a word has at least, by its letters: a silent e does not count, a figure is one. */
export function syllablesOf(word: string): number {
  const letters = sameWord(word).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const figures = letters.match(/\p{N}/gu)?.length ?? 0;
  const vowels = letters.replace(/(?<=[aeiouy].*[^aeiouyl])e[sd]?$/u, '').match(/[aeiouy]+/gu)?.length ?? 0;
  return Math.max(1, vowels + figures);
}
