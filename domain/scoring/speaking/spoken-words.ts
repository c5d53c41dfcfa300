import { longestCommon } from '../compare-words.ts';
import { amountOf, beginsAmount } from '../comparing/amounts.ts';
import { isRange } from '../comparing/clock-times.ts';
import { wordKey } from '../comparing/keyed-words.ts';
import { signsInWords } from '../comparing/typed-words.ts';
import { longestUnit, unitApart, unitOf } from '../comparing/units.ts';
import { sameWord, wordsOf } from '../words.ts';

const longestNumber = 8;
const articles = new Set(['a', 'an', 'the']);

/** Spoken words in comparable form: figures, one name for units and signs, one spelling, no articles. */
export function spokenWords(text: string): string[] {
  const words = wordsOf(signsInWords(text)).flatMap(({ text: word }) =>
    sameWord(word).split('-').flatMap(unitApart),
  );
  const spoken: string[] = [];
  for (let at = 0; at < words.length;) {
    const { length, amount } = amountAt(words, at);
    const word = words[at] ?? '';
    at += length;
    if (amount === undefined) {
      const isPerCent = word === 'per' && words[at] === 'cent';
      if (isPerCent) at += 1;
      if (!articles.has(word)) spoken.push(isPerCent ? 'percent' : wordKey(word));
      continue;
    }
    const unit = unitAt(words, at);
    spoken.push(amount, ...(unit ? [unit.name] : []));
    at += unit?.length ?? 0;
  }
  return spoken;
}

/** The longest number, time or fraction from a word on. */
function amountAt(words: readonly string[], at: number): { length: number; amount?: string } {
  if (!beginsAmount(words[at] ?? '')) return { length: 1 };
  for (let length = Math.min(longestNumber, words.length - at); length > 0; length -= 1) {
    const said = words.slice(at, at + length);
    const amount = isRange(said) ? undefined : amountOf(said);
    if (amount !== undefined) return { length, amount };
  }
  return { length: 1 };
}

function unitAt(words: readonly string[], at: number): { length: number; name: string } | undefined {
  for (let length = longestUnit; length > 0; length -= 1) {
    const unit = unitOf(words.slice(at, at + length));
    if (unit) return { length, name: unit.name };
  }
  return undefined;
}

/** A word of a text, with the marks around it, as it is compared in speech: no other in another spelling or in figures. */
export const spokenKey = (text: string): string =>
  wordsOf(text)
    .map(({ text: word }) => wordKey(word))
    .join('');

/** Whether a text contains the words in sequence; a compound may be one word in either. */
export function containsPhrase(text: readonly string[], phrase: readonly string[]): boolean {
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

/** The share of words that occur in a text in the same order, with any words between them; 0 for no words. */
export function inOrderShare(words: readonly string[], text: readonly string[]): number {
  return words.length === 0 ? 0 : longestCommon(words, text).length / words.length;
}
