import { dayMs } from '#domain/core/durations.ts';
import type { Instant } from '#domain/core/instant.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** Leaves out an end that is over a year away: it would only look like a reason to hurry. */
export function promotionText({
  discount,
  endTime,
}: {
  readonly discount: number;
  readonly endTime: Instant;
}): string {
  const isFarAway = Date.parse(endTime) - Date.now() > 365 * dayMs;
  return isFarAway ? `${discount}% off` : `${discount}% off until ${day.format(new Date(endTime))}`;
}
