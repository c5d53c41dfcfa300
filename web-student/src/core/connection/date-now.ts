import { getDateNow } from '#domain/clock/contract.ts';
import { call } from '../api.ts';
import type { ClockReading } from '../server-clock.ts';

/** @throws CallFailed */
export async function dateNow(signal: AbortSignal): Promise<ClockReading> {
  const askedAt = performance.now();
  const answer = await call(getDateNow, {}, { signal });
  return { dateNow: answer.body.dateNow, askedAt, heardAt: performance.now() };
}
