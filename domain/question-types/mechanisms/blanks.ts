import { z } from 'zod';
import { plainText } from '../../core/contract.ts';
import { aboveHalf, objectiveScore, type Score } from '../../scoring/score.ts';
import { countWords } from '../../scoring/words.ts';
import type { ReasonedParts } from '../mechanism.ts';
import { inOrder, listed } from './in-words.ts';

/** Marks a missing word in a topic: specification, document 2, section 2. */
export const blankMark = '___';

export const blankWord = z.string().regex(/\S/).max(100);

export function blankCount(topic: string): number {
  return topic.split(blankMark).length - 1;
}

export function textAroundBlanks(topic: string): string[] {
  return topic.split(blankMark);
}

export const filledText = (topic: string, words: readonly string[]): string =>
  textAroundBlanks(topic)
    .map((part, index) => part + (words[index] ?? ''))
    .join('');

export const countWithBlanks = (topic: string): number => countWords(topic.replaceAll(blankMark, 'blank'));

export const ofBlanks = {
  unit: { one: 'blank', many: 'blanks are right' },
  reasonedParts: ({ correctAnswers }: { readonly correctAnswers: readonly string[] }): ReasonedParts => ({
    name: 'blank',
    parts: inOrder(correctAnswers),
  }),
};

export const areBlank = (words: readonly string[]): boolean => words.every((word) => word.trim() === '');
export const emptyBlanks = (count: number): string[] => Array.from({ length: count }, () => '');
export const blanksInWords = (words: readonly unknown[]): string =>
  listed(words, 'no blank filled', (word) => word.trim() || '(empty)');

export const ofOfferedWords = {
  ...ofBlanks,
  /** One word per blank, empty for an empty blank. */
  answerSchema: z.object({ selectedAnswer: z.array(plainText(100)).max(10) }),
  emptyAnswer: { selectedAnswer: [] },
  isEmpty: ({ selectedAnswer }: { readonly selectedAnswer: readonly string[] }) => areBlank(selectedAnswer),
  inWords: ({ selectedAnswer }: { readonly selectedAnswer: readonly unknown[] }) =>
    blanksInWords(selectedAnswer),
};

/** 1 for each right blank, by `isSame`: document 2, sections 5 and 9. @param isTyped keeps typed words out of the evidence */
export function scoreBlanks(
  correctAnswers: readonly string[],
  given: readonly string[],
  {
    isSame = (one: string, other: string) => one === other,
    isTyped = false,
  }: { readonly isSame?: (given: string, expected: string) => boolean; readonly isTyped?: boolean } = {},
): Score {
  const evidence = correctAnswers.map((expected, index) => {
    const word = (given[index] ?? '').trim();
    const correct = isSame(word, expected.trim());
    return { kind: 'blank' as const, index, ...(!isTyped && { given: word }), expected, correct };
  });
  const points = evidence.filter((blank) => blank.correct).length;
  return objectiveScore(points, evidence.length, aboveHalf(points, evidence.length), evidence);
}
