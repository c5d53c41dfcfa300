import { createDayLists, type PlanItem } from './day-list.ts';
import { addDays, daysBetween, mondayOf } from './plan-days.ts';
import type { PlanInput, PlanSitting } from './plan-input.ts';
import { shortestDay, type PlanSettings } from './plan-settings.ts';

export interface PlanDay {
  readonly day: string;
  /** `rest` is the free day before the exam. Unavailable days are not listed. */
  readonly kind: 'study' | 'rest' | 'exam';
  readonly items: readonly PlanItem[];
}

export interface PlanWeek {
  readonly monday: string;
  readonly days: readonly PlanDay[];
}

/** The planning horizon, even if the exam is later. */
const mostWeeks = 26;
/** Without an exam date. */
const usualWeeks = 8;
/** A test every two weeks, and every week in the last four. */
const farInterval = 14;
const nearInterval = 7;
const nearDays = 28;
/** No test within this many days before the exam, to leave time for its result. */
const lastSittingBefore = 3;
/** The maximum share of a week for a test; the rest is practice. */
const sittingPart = 2 / 3;

/**
 * The weeks to the exam, based on data from before today and therefore stable; missed days are dropped. Empty after the
 * exam. Rules: ADR 42.
 */
export function studyPlan(input: PlanInput): PlanWeek[] {
  const { settings, today } = input;
  const { examDate } = settings;
  if (examDate !== null && examDate < today) return [];
  const listOf = createDayLists(input);
  const first = mondayOf(today);
  const count =
    examDate === null ? usualWeeks : Math.min(mostWeeks, daysBetween(first, mondayOf(examDate)) / 7 + 1);
  const planned = new Set<string>();
  let nextSitting = input.lastSitting === null ? today : afterSitting(input.lastSitting, settings);
  return Array.from({ length: count }, (_, index) => {
    const monday = addDays(first, 7 * index);
    const week = weekOf(monday, input, nextSitting, planned);
    if (week.sitting) {
      nextSitting = afterSitting(week.sitting.day, settings);
      planned.add(week.sitting.item.mockTestId);
    }
    const study = week.days
      .filter(({ day }) => day >= today)
      .map(({ day, minutes }): PlanDay => {
        const sitting = week.sitting?.day === day ? [week.sitting.item] : [];
        return { day, kind: 'study', items: [...sitting, ...(minutes > 0 ? listOf(day, minutes) : [])] };
      });
    return { monday, days: [...study.filter(({ items }) => items.length > 0), ...lastDays(monday, input)] };
  });
}

function afterSitting(day: string, { examDate }: PlanSettings): string {
  const isNear = examDate !== null && daysBetween(day, examDate) <= nearDays;
  return addDays(day, isNear ? nearInterval : farInterval);
}

interface Week {
  /** Minutes of practice, 0 on a day with a test. */
  readonly days: readonly { readonly day: string; readonly minutes: number }[];
  readonly sitting: { readonly day: string; readonly item: PlanItem & { kind: 'sitting' } } | undefined;
}

/** Distributes a week's minutes over all its days, including past ones, which are not planned again. */
function weekOf(monday: string, input: PlanInput, nextSitting: string, planned: ReadonlySet<string>): Week {
  const { settings, today } = input;
  const { weekdays, minutesAWeek, examDate } = settings;
  const days = weekdays
    .map((weekday) => addDays(monday, weekday - 1))
    .filter((day) => examDate === null || daysBetween(day, examDate) > 1);
  const aDay = Math.floor(minutesAWeek / weekdays.length);
  const all = aDay * days.length;
  const on = days.findLast((day) => examDate === null || daysBetween(day, examDate) >= lastSittingBefore);
  const isDue = on !== undefined && on >= nextSitting && on >= today;
  const sitting = isDue ? longestWithin(input.sittings, all, planned) : undefined;
  if (!sitting || on === undefined) {
    return { days: days.map((day) => ({ day, minutes: withEffort(aDay, input) })), sitting: undefined };
  }
  const rest = all - sitting.minutes;
  const others = days.length > 1 ? days.filter((day) => day !== on) : days;
  const practised = others.slice(0, Math.floor(rest / shortestDay));
  const minutes = withEffort(Math.min(aDay, Math.floor(rest / practised.length)), input);
  return {
    days: days.map((day) => ({ day, minutes: practised.includes(day) ? minutes : 0 })),
    sitting: { day: on, item: { kind: 'sitting', ...sitting } },
  };
}

/** The longest test that leaves a third of the week and a day of practice; repeats come last. */
function longestWithin(
  sittings: readonly PlanSitting[],
  minutes: number,
  planned: ReadonlySet<string>,
): PlanSitting | undefined {
  const most = Math.min(minutes * sittingPart, minutes - shortestDay);
  const fitting = sittings.filter((sitting) => sitting.minutes <= most);
  const left = fitting.filter(({ mockTestId }) => !planned.has(mockTestId));
  const [longest] = (left.length > 0 ? left : fitting).toSorted((a, b) => b.minutes - a.minutes);
  return longest;
}

/** All of the time if ten points or more are missing, or nothing is known; half of it maintains a level. */
function withEffort(minutes: number, { settings, score }: PlanInput): number {
  const missing = score === null ? 10 : settings.targetScore - score;
  const effort = Math.min(1, Math.max(0.5, 0.5 + missing / 20));
  return Math.max(shortestDay, Math.floor(minutes * effort));
}

function lastDays(monday: string, { settings: { examDate }, today }: PlanInput): PlanDay[] {
  if (examDate === null) return [];
  const days: PlanDay[] = [
    { day: addDays(examDate, -1), kind: 'rest', items: [] },
    { day: examDate, kind: 'exam', items: [] },
  ];
  return days.filter(({ day }) => day >= today && mondayOf(day) === monday);
}
