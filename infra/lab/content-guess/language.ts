import type { Question } from '#domain/question-types/registry.ts';
import { plainWords, taskTexts } from '../content-check/texts.ts';

/** Language statistics of a bank: all that a guesser without understanding has. */
export interface Language {
  /** Occurrences of a word in other questions. */
  readonly times: (word: string, than: Question) => number;
  /** The log probability of a word between its neighbours, from other questions. */
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
/** The weight of a pair beside single words: one occurrence is already a good sign. */
const pairWeight = 0.8;

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

/** Counts in all texts minus those of one question. */
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
