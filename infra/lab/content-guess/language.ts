import type { Question } from '#domain/question-types/registry.ts';
import { plainWords, taskTexts } from '../content-check/texts.ts';

/** What the texts of a bank tell of its language, which is all that a guesser has who understands nothing. */
export interface Language {
  /** How often a word stands in the bank, other than in one question. */
  readonly times: (word: string, than: Question) => number;
  /** How probable a word is after the one before it and before the one after it, as a logarithm; of other questions. */
  readonly fit: (around: readonly [before: string, word: string, after: string], than: Question) => number;
}

const countsOf = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};
const textsIn = (question: Question) => taskTexts(question).map(([, text]) => plainWords(text));
const pairsIn = (words: readonly string[]) =>
  words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
/** What a pair weighs beside the words alone: a pair that was met once is already a good sign. */
const pairWeight = 0.8;

/** Counts the words of a bank and its pairs of words in a row. */
export function learnLanguage(bank: readonly Question[]): Language {
  const texts = new Map(bank.map((question) => [question.uid, textsIn(question)]));
  const words = countsElsewhere(texts, (text) => text);
  const pairs = countsElsewhere(texts, pairsIn);
  const total = [...texts.values()].flat(2).length;
  const alone = (word: string, than: Question) => (words(word, than) + 1) / (total + 1);
  const after = (word: string, before: string, than: Question) => {
    const met = words(before, than);
    const share = met === 0 ? 0 : pairs(`${before} ${word}`, than) / met;
    return pairWeight * share + (1 - pairWeight) * alone(word, than);
  };
  return {
    times: (word, than) => words(plainWords(word)[0] ?? '', than),
    fit(around, than) {
      const [before = '', word = '', next = ''] = around.map((each) => plainWords(each)[0] ?? '');
      return Math.log(after(word, before, than)) + Math.log(after(next, word, than));
    },
  };
}

/** Counts of something in all texts less those of one question. */
function countsElsewhere(
  texts: ReadonlyMap<string, readonly (readonly string[])[]>,
  partsOf: (text: readonly string[]) => readonly string[],
) {
  const own = new Map([...texts].map(([uid, each]) => [uid, countsOf(each.flatMap(partsOf))]));
  const all = new Map<string, number>();
  for (const counts of own.values())
    for (const [part, count] of counts) all.set(part, (all.get(part) ?? 0) + count);
  return (part: string, than: Question) => (all.get(part) ?? 0) - (own.get(than.uid)?.get(part) ?? 0);
}
