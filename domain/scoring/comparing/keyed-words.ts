import { sameWord, wordsOf, type TextWord } from '../words.ts';
import { amountOf } from './amounts.ts';
import { inOneSpelling } from './spelling-varieties.ts';

export interface KeyedWord extends TextWord {
  /** Equal for all standard spellings of a word, hyphenated or joined, and for a number in words and figures. */
  readonly key: string;
}

export const partsOf = (word: string) => sameWord(word).split('-');

export function wordKey(word: string): string {
  const same = sameWord(word);
  const own = amountOf([same]);
  if (own !== undefined) return own;
  const [stem = '', ...ending] = same.split(/(?='s?$)/u);
  const parts = stem.split('-');
  const joined = partKeys(parts).reduce(
    (text, key) => text + (isBetweenFigures(text, key) ? '-' : '') + key,
    '',
  );
  return (
    ((parts.length > 1 ? amountOf(parts) : undefined) ?? inOneSpelling(joined.replaceAll('.', ''))) +
    ending.join('')
  );
}

/** "5-6" is not 56. */
const isBetweenFigures = (before: string, after: string) => /\d$/.test(before) && /^\d/.test(after);

/** The normalised parts of a compound: "25", "year" for "twenty-five-year". */
function partKeys(parts: readonly string[]): string[] {
  const keys: string[] = [];
  for (let at = 0; at < parts.length;) {
    const length = [3, 2, 1].find(
      (most) => at + most <= parts.length && amountOf(parts.slice(at, at + most)) !== undefined,
    );
    keys.push(amountOf(parts.slice(at, at + (length ?? 1))) ?? inOneSpelling(parts[at] ?? ''));
    at += length ?? 1;
  }
  return keys;
}

const keyed = (word: TextWord): KeyedWord => ({ ...word, key: wordKey(word.text) });

const months = new Set(
  'january february march april may june july august september october november december'.split(' '),
);

/** A day next to its month is the same with and without "th". */
export function keyedWords(text: string): KeyedWord[] {
  const words = wordsOf(text).map(keyed);
  const isMonth = (at: number) => months.has(words[at]?.key ?? '');
  return words.map((word, at) => {
    const isDay = isMonth(at - 1) || isMonth(at + 1) || (words[at + 1]?.key === 'of' && isMonth(at + 2));
    return isDay && /^\d{1,2}th$/.test(word.key) ? { ...word, key: word.key.slice(0, -2) } : word;
  });
}
