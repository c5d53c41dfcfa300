import type { OwnAttempt } from '#domain/practice/contract.ts';
import type { Score } from '#domain/scoring/score.ts';
import { isWritten } from './is-written.ts';

/** An answer in writing that can still be read, with the score that counts. */
export interface WrittenAttempt {
  readonly attemptId: string;
  readonly at: string;
  readonly text: string;
  readonly score: Score | undefined;
}

/** The attempts that were answered in writing, as they stand. */
export function writtenAttempts(attempts: readonly OwnAttempt[]): WrittenAttempt[] {
  return attempts.flatMap(({ attemptId, at, answer, scores }) => {
    if (answer === null || !isWritten(answer)) return [];
    return [{ attemptId, at, text: answer.text, score: scores.at(-1)?.score }];
  });
}
