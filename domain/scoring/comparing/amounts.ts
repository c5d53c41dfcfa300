import { numberWords } from '../number-words.ts';
import { clockTimeOf } from './clock-times.ts';
import { fractionOf } from './fractions.ts';
import { numberOf } from './numbers.ts';

/** A number, time or fraction in figures. @param words in lower case, hyphens as parts: `['twenty', 'five']` */
export const amountOf = (words: readonly string[]): string | undefined =>
  numberOf(words) ?? clockTimeOf(words) ?? fractionOf(words);

const beginnings = new Set([...numberWords.keys(), 'a', 'half', 'quarter']);

/** @param word in lower case */
export const beginsAmount = (word: string): boolean =>
  beginnings.has(word) || /^'?\d/.test(word) || numberOf([word]) !== undefined;
