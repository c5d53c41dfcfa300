import { normalized, normalizeText } from '../core/text/normalize-text.ts';

/** Offsets are UTF-16, end exclusive. */
export interface TextWord {
  readonly text: string;
  readonly span: [number, number];
}

/** "a.m.", "U.S.", "Ph.D". */
const initials = String.raw`(?<![\p{L}\p{M}\p{N}])\p{L}{1,2}(?:\.\p{L}{1,2})+(?![\p{L}\p{M}\p{N}])\.?`;
/** "1,500", "3.5", "9:45"; "1/3", but not a date. */
const figure = String.raw`\p{N}+(?:[.,:]\p{N}+)+|(?<!\p{N}\/?)\p{N}+\/\p{N}+(?!\/?\p{N})`;
const piece = String.raw`(?:${figure}|[\p{L}\p{M}\p{N}]+)`;
const wordPattern = new RegExp(`${initials}|${piece}(?:['-]${piece})*`, 'gu');

/** Strips punctuation; keeps apostrophes and hyphens, and figures and initials as one word. */
export function wordsOf(typed: string): TextWord[] {
  const { text, spanIn } = normalized(typed);
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => {
    const span = spanIn([index, index + word.length]);
    return { text: typed.slice(...span), span };
  });
}

/** Separates two words even without a space. */
const partsWords = /[.,;:!?…()[\]{}"“”|~<>·•‣・←→⇒-]/u;

/**
 * Counts like a word processor (document 2, section 5), and splits at dashes and marks that end phrases. The word counter
 * and the score use it.
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

/** The word for comparisons: ignores case, and the characters that `normalizeText` removes. */
export function sameWord(word: string): string {
  return normalizeText(word).toLowerCase();
}
