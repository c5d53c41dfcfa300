import { addDays, mondayOf } from '#domain/study-plan/plan-days.ts';
import type { OwnStudyPlan } from '#student/queries/study-plan.ts';
import { counted, dayName, durationWords } from './plan-words.ts';

export type PlanWeek = OwnStudyPlan['weeks'][number];

interface PlanMonth {
  /** `2026-12` */
  readonly month: string;
  readonly weeks: readonly PlanWeek[];
}

/** The rest of this week, the next week, and later weeks grouped by the month of their Monday. */
export function splitWeeks({ weeks, today }: Pick<OwnStudyPlan, 'weeks' | 'today'>): {
  readonly near: readonly PlanWeek[];
  readonly months: readonly PlanMonth[];
} {
  const coming = weeks
    .map(({ monday, days }) => ({ monday, days: days.filter(({ day }) => day > today) }))
    .filter(({ days }) => days.length > 0);
  const nextMonday = addDays(mondayOf(today), 7);
  const later = Map.groupBy(
    coming.filter(({ monday }) => monday > nextMonday),
    ({ monday }) => monday.slice(0, 7),
  );
  return {
    near: coming.filter(({ monday }) => monday <= nextMonday),
    months: [...later].map(([month, ofMonth]) => ({ month, weeks: ofMonth })),
  };
}

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const monthName = (month: string) => monthFormat.format(new Date(month));

export function sumWords(weeks: readonly PlanWeek[]): string {
  const days = weeks.flatMap((week) => week.days);
  const study = days.filter(({ kind }) => kind === 'study');
  const items = study.flatMap((day) => day.items);
  const tests = items.filter(({ kind }) => kind === 'sitting').length;
  const minutes = items.reduce((sum, item) => sum + item.minutes, 0);
  const exam = days.find(({ kind }) => kind === 'exam');
  const sum = [
    ...(study.length > 0 ? [counted(study.length, 'study day'), `about ${durationWords(minutes)}`] : []),
    ...(tests > 0 ? [counted(tests, 'mock test')] : []),
  ].join(', ');
  return [sum, exam && `The exam is on ${dayName(exam.day)}`]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}
