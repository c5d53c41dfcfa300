import { dayMs, minuteMs } from '#domain/core/durations.ts';

/** Days as a user's clock counts them. `utcOffset` is how far that clock is from UTC, in minutes east. */

/** When the day began that is `daysBefore` days before the present one: ISO 8601, UTC. */
export function dayStart(now: string, utcOffset: number, daysBefore = 0): string {
  const local = Date.parse(now) + utcOffset * minuteMs;
  const midnight = (Math.floor(local / dayMs) - daysBefore) * dayMs;
  return new Date(midnight - utcOffset * minuteMs).toISOString();
}

/** The last millisecond of the present day: ISO 8601, UTC. */
export function dayEnd(now: string, utcOffset: number): string {
  return new Date(Date.parse(dayStart(now, utcOffset, -1)) - 1).toISOString();
}

/** The dates of the last days, oldest first, today last: `2026-11-21`. */
export function lastDays(now: string, utcOffset: number, days: number): string[] {
  const today = Math.floor((Date.parse(now) + utcOffset * minuteMs) / dayMs);
  return Array.from({ length: days }, (_, index) =>
    new Date((today - days + 1 + index) * dayMs).toISOString().slice(0, 10),
  );
}
