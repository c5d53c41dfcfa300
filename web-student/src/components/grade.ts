import { skillNames } from '#domain/question-types/catalogue/rubrics.ts';
import type { Score } from '#domain/scoring/score.ts';

/** How an answer did: all of its points, some of them, or none. */
export type Grade = 'right' | 'partial' | 'wrong';

export function gradeOf({ points, maximum }: Pick<Score, 'points' | 'maximum'>): Grade {
  if (points >= maximum) return 'right';
  return points > 0 ? 'partial' : 'wrong';
}

/**
 * What was judged, where that is not all: `form and spelling only`. All points of a part are no word on the whole.
 * Spelling that costs no points was looked at too: its mistakes are remarks.
 */
export function judgedPart({
  traits,
  notJudged = [],
  remarks,
}: Pick<Score, 'traits' | 'notJudged' | 'remarks'>) {
  if (notJudged.length === 0) return undefined;
  const judged: string[] = traits.map(({ trait }) => skillNames[trait].toLowerCase());
  const spelling = skillNames.spelling.toLowerCase();
  if (remarks !== undefined && !judged.includes(spelling)) judged.push(spelling);
  return `${judged.join(' and ')} only`;
}

export const gradeNames = {
  right: 'Right',
  partial: 'Partly right',
  wrong: 'Not right',
} as const satisfies Record<Grade, string>;
