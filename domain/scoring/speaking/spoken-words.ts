import { longestCommon } from '../compare-words.ts';
import { wordKey } from '../comparing/fitted-words.ts';
import { numberOf } from '../comparing/numbers.ts';
import { sameWord, wordsOf } from '../words.ts';

const longestNumber = 8;
const articles = new Set(['a', 'an', 'the']);

/**
 * The words of what was said as they are compared: numbers and times in figures, in one spelling, without articles,
 * which are hardly heard.
 */
export function spokenWords(text: string): string[] {
  const words = wordsOf(text).flatMap(({ text: word }) => sameWord(word).split('-'));
  const spoken: string[] = [];
  for (let at = 0; at < words.length;) {
    const { length, number } = numberAt(words, at);
    const word = words[at] ?? '';
    if (number !== undefined) spoken.push(number);
    else if (!articles.has(word)) spoken.push(wordKey(word));
    at += length;
  }
  return spoken;
}

/** The longest number from a word on. */
function numberAt(words: readonly string[], at: number): { length: number; number?: string } {
  for (let length = Math.min(longestNumber, words.length - at); length > 0; length -= 1) {
    const number = numberOf(words.slice(at, at + length));
    if (number !== undefined) return { length, number };
  }
  return { length: 1 };
}

/** A word of a text, with the marks around it, as it is compared in speech: no other in another spelling or in figures. */
export const spokenKey = (text: string): string =>
  wordsOf(text)
    .map(({ text: word }) => wordKey(word))
    .join('');

/** Whether words stand in a text, one after the other; a compound may be one word in one of them. */
export function saysPhrase(text: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length === 0) return false;
  const whole = phrase.join('');
  return text.some(
    (_, from) =>
      phrase.every((word, at) => isSame(word, text[from + at] ?? '')) ||
      [1, 2, 3, 4].some((length) => isSame(whole, text.slice(from, from + length).join(''))),
  );
}

/** One of them may be the plural of the other: "bee" for "bees". */
const isSame = (one: string, other: string) =>
  one === other || (one.length > 2 && (`${one}s` === other || `${other}s` === one));

/** Share of words that stand in the same order in a text, whatever stands between them; 0 for no words. */
export function inOrderShare(words: readonly string[], text: readonly string[]): number {
  return words.length === 0 ? 0 : longestCommon(words, text).length / words.length;
}
