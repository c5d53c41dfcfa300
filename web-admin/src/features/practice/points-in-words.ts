import { scoreText } from '#domain/scoring/score.ts';
import type { AdminAttempt } from '#domain/practice/admin-contract.ts';

type Scored = Pick<AdminAttempt, 'points' | 'maximum' | 'firstPoints' | 'firstMaximum' | 'rescoredAt'>;

/** The first score as `x/y` if rescoring changed it; undefined for most attempts. */
export function firstScore(attempt: Scored): string | undefined {
  const first = scoreText({ points: attempt.firstPoints, maximum: attempt.firstMaximum });
  return attempt.rescoredAt === null || first === scoreText(attempt) ? undefined : first;
}

/** `1/1`, or `1/1, first 0/1` if rescoring changed the score. */
export function pointsInWords(attempt: Scored): string {
  const first = firstScore(attempt);
  return first === undefined ? scoreText(attempt) : `${scoreText(attempt)}, first ${first}`;
}
