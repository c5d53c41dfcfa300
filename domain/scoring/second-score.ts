import { z } from 'zod';
import { scoreSchema, type Score } from './score.ts';

export const secondScoreFields = {
  score: scoreSchema,
  first: scoreSchema.pick({
    points: true,
    maximum: true,
    successful: true,
    scorer: true,
    scorerVersion: true,
  }),
  rolloutId: z.string(),
  isNoticeRequested: z.boolean(),
};

export interface SecondScore {
  readonly score: Score;
  readonly rolloutId: string;
}

/** Whether the same scorer has a newer version, and no such score exists yet. */
export function isNewerScore(
  { scorer, scorerVersion }: Pick<Score, 'scorer' | 'scorerVersion'>,
  first: Pick<Score, 'scorer' | 'scorerVersion'>,
  second: readonly SecondScore[] = [],
): boolean {
  const versions = [first.scorerVersion, ...second.map(({ score }) => score.scorerVersion)];
  return scorer === first.scorer && versions.every((version) => version < scorerVersion);
}

export function firstOf({ points, maximum, successful, scorer, scorerVersion }: Score) {
  return { points, maximum, successful, scorer, scorerVersion };
}

/** `writing 4`: scorer and version. */
export function scorerInWords({ scorer, scorerVersion }: Pick<Score, 'scorer' | 'scorerVersion'>): string {
  return `${scorer} ${scorerVersion}`;
}
