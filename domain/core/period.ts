import type { Instant } from './instant.ts';

export interface Period {
  readonly startTime: Instant;
  /** Exclusive. */
  readonly endTime: Instant;
}

export type Phase = 'coming' | 'running' | 'over';

export function phaseOf({ startTime, endTime }: Period, now: Instant): Phase {
  const time = Date.parse(now);
  if (Date.parse(endTime) <= time) return 'over';
  return Date.parse(startTime) <= time ? 'running' : 'coming';
}

/** The same period with its times in UTC. */
export function inUtc<Of extends Period>(period: Of): Of {
  const utc = (time: Instant) => new Date(time).toISOString();
  return { ...period, startTime: utc(period.startTime), endTime: utc(period.endTime) };
}
