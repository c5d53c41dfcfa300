import { dayMs } from '#domain/core/durations.ts';
import type { Instant } from '#domain/core/instant.ts';

export function endOfDay(day: string): string {
  return `${day}T23:59:59.000Z`;
}

export function proposedDay(paidExpiryTime: Instant | null, now: Date): string {
  const present = paidExpiryTime === null ? 0 : Date.parse(paidExpiryTime);
  const from = Math.max(present, now.getTime());
  return new Date(from + 30 * dayMs).toISOString().slice(0, 10);
}
