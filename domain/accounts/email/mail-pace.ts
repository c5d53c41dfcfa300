import { dayMs, minuteMs } from '../../core/durations.ts';
import type { Instant } from '../../core/instant.ts';

/** The wait for another email doubles from five minutes up to a day: lost mails are replaced, and strangers cannot flood. */
const firstWaitMs = 5 * minuteMs;

/** @param mails `mailedAt`: the last request; `requested`: how many since the first; `longestWaitMs`: a day by default */
export function isSoonAfterMail({
  mailedAt,
  requested,
  now,
  longestWaitMs = dayMs,
}: {
  readonly mailedAt: Instant | undefined;
  readonly requested: number;
  readonly now: Instant;
  readonly longestWaitMs?: number;
}): boolean {
  const waitMs = Math.min(firstWaitMs * 2 ** requested, longestWaitMs);
  return mailedAt !== undefined && Date.parse(now) - Date.parse(mailedAt) < waitMs;
}
