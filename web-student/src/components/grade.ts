import type { Score } from '#domain/scoring/score.ts';

/** How an answer did: all of its points, some of them, or none. */
export type Grade = 'right' | 'partial' | 'wrong';

export function gradeOf({ points, maximum }: Pick<Score, 'points' | 'maximum'>): Grade {
  if (points >= maximum) return 'right';
  return points > 0 ? 'partial' : 'wrong';
}

export const gradeNames = {
  right: 'Right',
  partial: 'Partly right',
  wrong: 'Not right',
} as const satisfies Record<Grade, string>;
