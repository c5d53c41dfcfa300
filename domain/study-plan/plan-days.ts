import { dayMs } from '../core/durations.ts';

/** Calendar days, `2026-11-23`, without time zone. */

const at = (day: string) => Date.parse(`${day}T00:00:00.000Z`);

/** `days` may be negative. */
export function addDays(day: string, days: number): string {
  return new Date(at(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Negative if `to` is before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((at(to) - at(from)) / dayMs);
}

/** ISO 8601: 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(at(day)).getUTCDay() || 7;
}

export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}
