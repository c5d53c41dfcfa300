import { dayMs, minuteMs } from '../../core/durations.ts';
import type { Instant } from '../../core/instant.ts';

/**
 * Another mail may follow five minutes after the first one, and after twice as long each time, up to a day: a lost mail
 * is soon made up for, and no address is flooded with mails that a stranger asks for.
 */
const firstWaitMs = 5 * minuteMs;

/**
 * Whether it is too soon for another mail.
 * @param mails `mailedAt` is when the last one was asked for, `requested` how many were after the first one;
 * `longestWaitMs` is a day unless said otherwise
 */
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
