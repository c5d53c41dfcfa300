import { scoreText } from '#domain/scoring/score.ts';
import type { AdminAttempt } from '#domain/practice/admin-contract.ts';

type Scored = Pick<AdminAttempt, 'points' | 'maximum' | 'firstPoints' | 'firstMaximum' | 'rescoredAt'>;

/** The first score as `x/y`, where another one counts now. */
export function firstScore({ firstPoints, firstMaximum, rescoredAt }: Scored): string | undefined {
  return rescoredAt === null ? undefined : scoreText({ points: firstPoints, maximum: firstMaximum });
}

/** `1/1`, or `1/1, first 0/1` for what was scored again. */
export function pointsInWords(attempt: Scored): string {
  const first = firstScore(attempt);
  return first === undefined ? scoreText(attempt) : `${scoreText(attempt)}, first ${first}`;
}
