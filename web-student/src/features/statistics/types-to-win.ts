import { pointsToWin } from '#domain/statistics/points-to-win.ts';
import { strengthOf, type SkillStatistics } from '#domain/statistics/skill-statistics.ts';
import { byWorth } from '#domain/statistics/suggested-type.ts';
import { toWinText } from '#student/core/counts.ts';
import type { OwnStudyPlan } from '#student/queries/study-plan.ts';
import { namesOfType } from './names-of-type.ts';
import { most, type NamedStrength } from './strengths.ts';

export function typesToWin(
  { reasons, settings }: Pick<OwnStudyPlan, 'reasons' | 'settings'>,
  types: SkillStatistics['types'],
): NamedStrength[] {
  const targetScore = settings?.targetScore ?? null;
  const known = reasons.map((one) => ({ type: one.type, ...one.known }));
  return byWorth(known, targetScore)
    .slice(0, most)
    .map(({ type, ...of }) => ({
      ...(types.find((one) => one.type === type) ?? strengthOf({ answered: 0, points: 0, maximum: 0 })),
      ...namesOfType(type),
      note: toWinText(pointsToWin(of, targetScore)),
    }))
    .filter(({ note }) => note !== '');
}
