import { z } from 'zod';
import { scoreSchema, type Score } from './score.ts';

/** What an event about a second score holds: the score, the one that counts, and what led to it. */
export const secondScoreFields = {
  score: scoreSchema,
  /** The score that counts, then and now. */
  first: scoreSchema.pick({
    points: true,
    maximum: true,
    successful: true,
    scorer: true,
    scorerVersion: true,
  }),
  rolloutId: z.string(),
  /** The student asked for a notification about it. */
  isNoticeRequested: z.boolean(),
};

export interface SecondScore {
  readonly score: Score;
  /** Of the rollout that led to it. */
  readonly rolloutId: string;
}

/** Whether a score may be added: the same scorer in a newer version, none by it or a later one yet. */
export function isNewerScore(
  { scorer, scorerVersion }: Pick<Score, 'scorer' | 'scorerVersion'>,
  first: Pick<Score, 'scorer' | 'scorerVersion'>,
  second: readonly SecondScore[] = [],
): boolean {
  const versions = [first.scorerVersion, ...second.map(({ score }) => score.scorerVersion)];
  return scorer === first.scorer && versions.every((version) => version < scorerVersion);
}

/** The first score as an event about a second one keeps it. */
export function firstOf({ points, maximum, successful, scorer, scorerVersion }: Score) {
  return { points, maximum, successful, scorer, scorerVersion };
}

/** `writing 4`: which version of which scorer. */
export function scorerInWords({ scorer, scorerVersion }: Pick<Score, 'scorer' | 'scorerVersion'>): string {
  return `${scorer} ${scorerVersion}`;
}
