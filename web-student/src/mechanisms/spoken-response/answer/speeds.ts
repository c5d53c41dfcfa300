import type { Stretch } from './spoken-words.ts';

/** One part of an answer, with how fast was spoken in it. */
export interface Speed {
  /** Ms of the recording. */
  readonly from: number;
  readonly to: number;
  readonly wordsPerSecond: number;
}

const windowMs = 2000;

/**
 * How fast was spoken, two seconds at a time, from the first word to the last. A rest of less than one second goes with
 * the part before it: a word in it would look like a rush.
 * @param places of the words, in order
 */
export function speedsOver(places: readonly Stretch[]): Speed[] {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return [];
  const parts = Math.max(1, Math.round((last[1] - first[0]) / windowMs));
  return Array.from({ length: parts }, (_, part) => {
    const from = first[0] + part * windowMs;
    const to = part === parts - 1 ? last[1] : from + windowMs;
    const words = places.filter(([start]) => start >= from && start < to).length;
    return { from, to, wordsPerSecond: to > from ? (words * 1000) / (to - from) : 0 };
  });
}
