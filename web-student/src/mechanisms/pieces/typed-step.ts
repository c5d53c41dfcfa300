import { countWords } from '#domain/scoring/words.ts';
import type { Step } from '../screen.ts';

/** A step only when the number of words changes: a step for each letter would fill the timeline. */
export function typedStep(before: string, after: string, part?: number): Step | undefined {
  if (countWords(before) === countWords(after)) return undefined;
  const place = part === undefined ? {} : { part };
  return after.trim() === ''
    ? { act: 'cleared', ...place }
    : { act: 'typed', ...place, to: Math.min(2000, after.length) };
}
