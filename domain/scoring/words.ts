import { normalized, normalizeText } from '../core/text/normalize-text.ts';

/** A word of a text with its range of UTF-16 offsets, end exclusive. */
export interface TextWord {
  readonly text: string;
  readonly span: [number, number];
}

/** "a.m.", "U.S.", "Ph.D": letters with full stops between them. */
const initials = String.raw`(?<![\p{L}\p{M}\p{N}])\p{L}{1,2}(?:\.\p{L}{1,2})+(?![\p{L}\p{M}\p{N}])\.?`;
/** "1,500", "3.5", "9:45"; "1/3", and no date. */
const figure = String.raw`\p{N}+(?:[.,:]\p{N}+)+|(?<!\p{N}\/?)\p{N}+\/\p{N}+(?!\/?\p{N})`;
const piece = String.raw`(?:${figure}|[\p{L}\p{M}\p{N}]+)`;
const wordPattern = new RegExp(`${initials}|${piece}(?:['-]${piece})*`, 'gu');

/** Words without surrounding punctuation; apostrophes and hyphens belong to them, figures and initials are one word. */
export function wordsOf(typed: string): TextWord[] {
  const { text, spanIn } = normalized(typed);
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => {
    const span = spanIn([index, index + word.length]);
    return { text: typed.slice(...span), span };
  });
}

/** Between two words without a space: the mark ends the first, so that they are two. */
const partsWords = /[.,;:!?…()[\]{}"“”|~<>·•‣・←→⇒-]/u;

/**
 * Counts like a word processor (document 2, section 5); dashes and marks that end phrases part words. Used by counter
 * and score.
 */
export function countWords(typed: string): number {
  const { text } = normalized(typed);
  let end = 0;
  let count = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const between = text.slice(end, index);
    if (count === 0 || /\s/u.test(between) || partsWords.test(between)) count += 1;
    end = index + word.length;
  }
  return count;
}

/** A word as it is compared: what `normalizeText` leaves out, and upper case, make no other word. */
export function sameWord(word: string): string {
  return normalizeText(word).toLowerCase();
}
