import type { AnswerWords, Range } from '../question-types/catalogue/limits.ts';
import type { Evidence, FormFault } from './score.ts';
import { countWords } from './words.ts';

const isWithin = (count: number, [least, most]: Range) => count >= least && count <= most;

/** A full stop after these ends no sentence, though a capital letter follows. */
const abbreviation = /(?:^|[\s("“‘'])(?:Mr|Mrs|Ms|Dr|Prof|St|Mt|No|vs|etc|e\.g|i\.e|(?:\p{Lu}\.)*\p{Lu})\.$/u;
/** The marks with which a sentence ends, followed by the beginning of another one. */
const nextSentence = /[.?!]["”’')]*\s+(?=["“‘'(]*\p{Lu})/gu;

function isOneSentence(text: string): boolean {
  const ends = [...text.matchAll(nextSentence)].filter(
    ({ index }) => !abbreviation.test(text.slice(Math.max(0, index - 20), index + 1)),
  );
  return /^["“‘'(]*\p{Lu}/u.test(text) && text.endsWith('.') && ends.length === 0;
}

/** What makes a text no text of the form asked for, whatever its length. */
export function formFaultOf(text: string, { oneSentence }: AnswerWords): FormFault | undefined {
  const trimmed = text.trim();
  const lines = trimmed.split('\n').filter((line) => line.trim() !== '');
  if (/\p{Lu}/u.test(trimmed) && !/\p{Ll}/u.test(trimmed)) return 'all_capitals';
  if (!/[.,;:?!]/.test(trimmed)) return 'no_punctuation';
  if (lines.every((line) => /^\s*(?:[-*•–]|\d+[.)])\s/.test(line))) return 'only_bullets';
  return oneSentence === true && !isOneSentence(trimmed) ? 'not_one_sentence' : undefined;
}

/** The share of the points that so many words earn: all within the full range, half within a partial one, else none. */
export function shareForWords(count: number, limits: AnswerWords): number {
  const isPartial = limits.partial.some((range) => isWithin(count, range));
  return isWithin(count, limits.full) ? 1 : isPartial ? 0.5 : 0;
}

/**
 * The points for the form of a written answer: all of `maximum` within the full range of words, half of it within a
 * partial one, else none. All capitals, no punctuation and bullets alone earn none.
 * Source: specification, document 2, section 5.
 */
export function scoreForm(
  text: string,
  limits: AnswerWords,
  maximum: number,
): { readonly points: number; readonly evidence: Evidence[] } {
  const count = countWords(text);
  const words: Evidence = { kind: 'words', count, full: [...limits.full] };
  const fault = formFaultOf(text, limits);
  return fault === undefined
    ? { points: maximum * shareForWords(count, limits), evidence: [words] }
    : { points: 0, evidence: [words, { kind: 'form', fault }] };
}
