import { countWords } from '#domain/scoring/words.ts';
import type { Step } from '../screen.ts';

/**
 * What the timeline is told while a text is typed: when it is begun, when a word more or less stands there, when it
 * is emptied. Letter by letter, one answer would fill the timeline.
 */
export function typedStep(before: string, after: string, part?: number): Step | undefined {
  if (countWords(before) === countWords(after)) return undefined;
  const place = part === undefined ? {} : { part };
  return after.trim() === ''
    ? { act: 'cleared', ...place }
    : { act: 'typed', ...place, to: Math.min(2000, after.length) };
}
