import { dayMs } from '../core/durations.ts';

/** Days as a calendar writes them, `2026-11-23`: they have no hours, so no zone and no summer time. */

const at = (day: string) => Date.parse(`${day}T00:00:00.000Z`);

/** The day that is `days` after this one, before it where `days` is negative. */
export function addDays(day: string, days: number): string {
  return new Date(at(day) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days `to` is after `from`; negative where it is before it. */
export function daysBetween(from: string, to: string): number {
  return Math.round((at(to) - at(from)) / dayMs);
}

/** 1 for Monday to 7 for Sunday, as ISO 8601 counts them. */
export function weekdayOf(day: string): number {
  return new Date(at(day)).getUTCDay() || 7;
}

export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}
