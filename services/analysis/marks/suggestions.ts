import { editDistance } from '#domain/scoring/compare-words.ts';
import { casedLike } from './casing.ts';
import type { Convention, Dictionaries } from './dictionaries.ts';

export type Suggesting = (word: string, kept: Convention) => readonly string[];

const most = 5;
const longest = 24;
const allowed = (length: number) => (length <= 4 ? 1 : 2);
const rememberedWords = 5000;

interface Candidate {
  readonly word: string;
  readonly place: number;
  readonly letters: number;
}

/** Words within a letter or two, nearest first, then most frequent. @param words the most frequent first */
export function createSuggesting(words: readonly string[], dictionaries: Dictionaries): Suggesting {
  const byLength = Map.groupBy(
    words.map((word, place): Candidate => ({ word, place, letters: lettersOf(word) })),
    ({ word }) => word.length,
  );
  const remembered = new Map<string, readonly string[]>();

  function near(word: string): readonly string[] {
    const known = remembered.get(word);
    if (known) return known;
    const differing = allowed(word.length);
    const letters = lettersOf(word);
    const lengths = Array.from({ length: 2 * differing + 1 }, (_, at) => word.length - differing + at);
    const found = lengths
      .flatMap((length) => byLength.get(length) ?? [])
      // A different letter changes at most two bits, so other candidates need no comparison.
      .filter((candidate) => bitsOf(candidate.letters ^ letters) <= 2 * differing)
      .map((candidate) => ({ ...candidate, distance: editDistance(word, candidate.word) }))
      .filter(({ distance }) => distance <= differing)
      .toSorted((a, b) => a.distance - b.distance || a.place - b.place)
      .slice(0, 30)
      .map((candidate) => candidate.word);
    if (remembered.size < rememberedWords) remembered.set(word, found);
    return found;
  }

  return (word, kept) =>
    word.length > longest
      ? []
      : near(word.toLowerCase())
          .filter((candidate) => dictionaries.conventionsOf(candidate).includes(kept))
          .slice(0, most)
          .map((candidate) => casedLike(candidate, word));
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

function bitsOf(value: number): number {
  let bits = 0;
  for (let left = value; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
