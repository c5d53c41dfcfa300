import type { Stretch } from './spoken-words.ts';

/** One part of an answer, with how fast was spoken in it. */
export interface Speed {
  /** Ms of the recording. */
  readonly from: number;
  readonly to: number;
  readonly wordsPerSecond: number;
}

const windowMs = 2000;

/** How fast was spoken, two seconds at a time, from the first word to the last. @param places of the words, in order */
export function speedsOver(places: readonly Stretch[]): Speed[] {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return [];
  const parts = Math.max(1, Math.ceil((last[1] - first[0]) / windowMs));
  return Array.from({ length: parts }, (_, part) => {
    const from = first[0] + part * windowMs;
    const to = Math.min(from + windowMs, last[1]);
    const words = places.filter(([start]) => start >= from && start < from + windowMs).length;
    return { from, to, wordsPerSecond: to > from ? (words * 1000) / (to - from) : 0 };
  });
}
