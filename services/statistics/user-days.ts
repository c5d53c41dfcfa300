import { dayMs, hourMs, minuteMs } from '#domain/core/durations.ts';
import type { Instant } from '#domain/core/instant.ts';
import { localTime } from '#domain/core/time-zone.ts';

export function dayStart(now: Instant, timeZone: string, daysBefore = 0): Instant {
  const midnight = Date.parse(localTime(now, timeZone).day) - daysBefore * dayMs;
  const day = dateOf(midnight);
  const at = (ms: number) => localTime(new Date(ms).toISOString(), timeZone);
  const guess = midnight - at(midnight).utcOffset * minuteMs;
  const start = midnight - at(guess).utcOffset * minuteMs;
  // Where clocks go forward at midnight, the day begins at one.
  return new Date(at(start).day < day ? start + hourMs : start).toISOString();
}

export function dayEnd(now: Instant, timeZone: string): Instant {
  return new Date(Date.parse(dayStart(now, timeZone, -1)) - 1).toISOString();
}

/** Dates, oldest first, today last: `2026-11-21`. */
export function lastDays(now: Instant, timeZone: string, days: number): string[] {
  const today = Date.parse(localTime(now, timeZone).day);
  return Array.from({ length: days }, (_, index) => dateOf(today - (days - 1 - index) * dayMs));
}

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
