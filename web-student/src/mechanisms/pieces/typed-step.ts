import { countWords } from '#domain/scoring/words.ts';
import type { Step } from '../screen.ts';

/** A step when a text is begun, gains or loses a word, or is emptied: letters would fill the timeline. */
export function typedStep(before: string, after: string, part?: number): Step | undefined {
  if (countWords(before) === countWords(after)) return undefined;
  const place = part === undefined ? {} : { part };
  return after.trim() === ''
    ? { act: 'cleared', ...place }
    : { act: 'typed', ...place, to: Math.min(2000, after.length) };
}
