import type { ModelReadingOf } from './model-reading-of.ts';
import type { Stretch } from './spoken-words.ts';

/** More than half a word of slow speech, because word times are estimates. */
const marginMs = 300;

/**
 * Estimates a word's time from its share of the letters.
 * @param index 0 for the first word
 * @returns undefined if there is no such word
 */
export function placeInReading(sentences: ModelReadingOf['sentences'], index: number): Stretch | undefined {
  let before = 0;
  for (const { text, startMs, endMs } of sentences) {
    const words = text.trim().split(/\s+/);
    const place = index - before;
    if (place < words.length) {
      const lengthTo = (end: number) => words.slice(0, end).join(' ').length;
      const msAt = (end: number) => startMs + (lengthTo(end) / lengthTo(words.length)) * (endMs - startMs);
      return [Math.max(0, msAt(place) - marginMs), msAt(place + 1) + marginMs];
    }
    before += words.length;
  }
  return undefined;
}
