import type { Instant } from '#domain/core/instant.ts';
import type { OwnAttempt } from '#domain/practice/contract.ts';
import { isOfKind } from '#domain/question-types/kinds.ts';
import type { Score } from '#domain/scoring/score.ts';
import { heardText } from '#student/mechanisms/spoken-response/answer/spoken-words.ts';
import { isWritten } from '../answer/is-written.ts';

export interface WordedAttempt {
  readonly attemptId: string;
  readonly at: Instant;
  readonly text: string;
  readonly score: Score | undefined;
  readonly recording?: string;
}

export function wordedAttempts(attempts: readonly OwnAttempt[]): WordedAttempt[] {
  return attempts.flatMap(({ attemptId, at, answer, scores }) => {
    const score = scores.at(-1)?.score;
    if (answer === null) return [];
    if (isWritten(answer)) return [{ attemptId, at, text: answer.text, score }];
    if (!isOfKind('spoken-response', answer) || !score?.heard) return [];
    return [{ attemptId, at, text: heardText(score), score, recording: answer.recording }];
  });
}
