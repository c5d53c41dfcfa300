import { z } from 'zod';
import { objectiveScore, aboveHalf, type Score } from '../../scoring/score.ts';

/** Stands in a topic where a word is missing: specification, document 2, section 2. */
export const blankMark = '___';

export const blankWord = z.string().regex(/\S/).max(100);

/** How many blanks a text has. */
export function blankCount(topic: string): number {
  return topic.split(blankMark).length - 1;
}

/** The parts of a text around its blanks: one more than there are blanks. */
export function textAroundBlanks(topic: string): string[] {
  return topic.split(blankMark);
}

/**
 * 1 for each right blank, compared by `isSame`: specification, document 2, sections 5 and 9.
 * @param isTyped the words were typed, so that the evidence must not repeat them
 */
export function scoreBlanks(
  correctAnswers: readonly string[],
  selectedAnswer: readonly string[],
  isSame: (given: string, expected: string) => boolean,
  { isTyped = false } = {},
): Score {
  const evidence = correctAnswers.map((expected, index) => {
    const given = (selectedAnswer[index] ?? '').trim();
    const correct = isSame(given, expected.trim());
    return { kind: 'blank' as const, index, ...(!isTyped && { given }), expected, correct };
  });
  const points = evidence.filter((blank) => blank.correct).length;
  return objectiveScore(points, evidence.length, aboveHalf(points, evidence.length), evidence);
}

/** Compared after trimming: specification, document 2, section 5. */
export const isSameWord = (given: string, expected: string): boolean => given === expected;
