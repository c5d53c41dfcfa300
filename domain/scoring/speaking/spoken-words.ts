import { longestCommon } from '../compare-words.ts';
import { numberWords } from '../number-words.ts';
import { sameWord, wordsOf } from '../words.ts';

/** The words of what was said as they are compared: numbers in figures, without articles, which are hardly heard. */
export function spokenWords(text: string): string[] {
  return wordsOf(text)
    .flatMap(({ text: word }) => sameWord(word).split('-'))
    .filter((word) => !['a', 'an', 'the'].includes(word))
    .map((word) => String(numberWords.get(word) ?? word));
}

/** Whether words stand in a text, one after the other. */
export function saysPhrase(text: readonly string[], phrase: readonly string[]): boolean {
  return (
    phrase.length > 0 &&
    text.some((_, from) => phrase.every((word, at) => isSame(word, text[from + at] ?? '')))
  );
}

/** One of them may be the plural of the other: "bee" for "bees". */
const isSame = (one: string, other: string) =>
  one === other || (one.length > 2 && (`${one}s` === other || `${other}s` === one));

/** Share of words that stand in the same order in a text, whatever stands between them; 0 for no words. */
export function inOrderShare(words: readonly string[], text: readonly string[]): number {
  return words.length === 0 ? 0 : longestCommon(words, text).length / words.length;
}
