import { capitalized } from '#domain/core/text/capitalized.ts';
import { progressOfItem } from '#domain/study-plan/progress-of-item.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { pointsToWin } from '#domain/statistics/points-to-win.ts';
import { wasActive, type StudyDay } from '#domain/statistics/skill-statistics.ts';
import type { TypeReason } from '#domain/study-plan/plan-schema.ts';
import { paths } from '#student/app/paths.ts';
import { sectionNames } from '#student/components/section-names.ts';
import { fullTypeName } from '#student/components/type-names.ts';
import { toWinText } from '#student/core/counts.ts';
import type { OwnStudyPlan, PlanItem } from '#student/queries/study-plan.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export const dayName = (day: string) => dayFormat.format(new Date(day));

export const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

export function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

export function itemWords(item: PlanItem, testName: (mockTestId: string) => string): string {
  if (item.kind === 'reviews') return counted(item.count, 'review');
  if (item.kind === 'sitting') return testName(item.mockTestId);
  return `${fullTypeName(item.type)}, ${counted(item.questions, 'question')}`;
}

const onceWords = 'You have answered this type once. A few more and we can tell you how you are doing.';

export function reasonWords({ last, worth }: Pick<TypeReason, 'last' | 'worth'>): string {
  const value = worth && `worth ${percentWords(worth.share)} of ${sectionNames[worth.skill]}`;
  if (last.answered === 1) return value ? `${onceWords} It is ${value}.` : onceWords;
  const lately = last.answered === 0 ? null : `${last.right} of your last ${last.answered} right`;
  const words = [lately, value].filter((each) => each !== null).join('; ');
  return words === '' ? '' : `${capitalized(words)}.`;
}

function percentWords(share: number): string {
  const percent = Math.round(share * 100);
  return percent === 0 ? 'less than 1%' : `${percent}%`;
}

/** `Up to 4 points overall.` for a type; empty if the gain is below half a point. */
export function toWinWords(plan: Pick<OwnStudyPlan, 'reasons' | 'settings'>, type: TypeCode): string {
  const known = plan.reasons.find((one) => one.type === type)?.known;
  return known ? toWinText(pointsToWin(known, plan.settings?.targetScore ?? null)) : '';
}

/** `about 12 min. Up to 4 points overall.` @param done finished questions, reviews or tests of the item */
export function effortWords(
  plan: Pick<OwnStudyPlan, 'reasons' | 'settings'>,
  item: PlanItem,
  done = 0,
): string {
  const time = done > 0 ? `${done} done, about ${item.minutes} min in total` : `about ${item.minutes} min`;
  const toWin = item.kind === 'type' ? toWinWords(plan, item.type) : '';
  return toWin === '' ? time : `${time}. ${toWin}`;
}

export function itemHref(item: PlanItem): string {
  if (item.kind === 'reviews') return `${paths.dashboard.getHref()}#today-title`;
  return item.kind === 'sitting'
    ? paths.mockTestOverview.getHref(item.mockTestId)
    : `${paths.exercise.path}?exercise=${item.type}`;
}

export const planOfDay = ({ weeks, today }: Pick<OwnStudyPlan, 'weeks' | 'today'>) =>
  weeks.flatMap(({ days }) => days).find(({ day }) => day === today);

export function nextOfPlan(plan: OwnStudyPlan): Exclude<PlanItem, { kind: 'reviews' }> | undefined {
  return planOfDay(plan)
    ?.items.filter((item) => item.kind !== 'reviews')
    .find((item) => !progressOfItem(item, plan.done).isDone);
}

export function reviewsLeft(
  plan: Pick<OwnStudyPlan, 'weeks' | 'today' | 'done'>,
): { readonly count: number; readonly minutes: number } | undefined {
  const item = planOfDay(plan)?.items.find(({ kind }) => kind === 'reviews');
  if (item?.kind !== 'reviews') return undefined;
  const count = item.count - progressOfItem(item, plan.done).done;
  return count < 1 ? undefined : { count, minutes: Math.ceil((item.minutes * count) / item.count) };
}

export function daysToExam(examDate: string, today: string): string {
  const days = Math.round((Date.parse(examDate) - Date.parse(today)) / 86_400_000);
  if (days < 0) return 'over';
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** The current streak of study days; today without study does not break it. @param daily oldest first */
export function daysInARow(daily: readonly Pick<StudyDay, 'answered' | 'seconds'>[]): number {
  const newestFirst = daily.toReversed();
  const days = newestFirst[0] && wasActive(newestFirst[0]) ? newestFirst : newestFirst.slice(1);
  const gap = days.findIndex((day) => !wasActive(day));
  return gap === -1 ? days.length : gap;
}
