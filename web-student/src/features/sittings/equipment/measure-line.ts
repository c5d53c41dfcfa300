import { getDateNow, tryLine } from '#domain/clock/contract.ts';
import { call } from '#student/core/api.ts';
import { kilobitsPerSecond, medianOf, type LineMeasure } from './line-rating.ts';

const roundTrips = 5;
const filler = 'x'.repeat(192_000);

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await ask();
  return performance.now() - from;
}

/** @throws CallFailed */
export async function measureLine(): Promise<LineMeasure> {
  const ask = () => timed(() => call(getDateNow, {}));
  // Discard the first call: it may include opening the connection.
  await ask();
  const times: number[] = [];
  for (let at = 0; at < roundTrips; at += 1) times.push(await ask());
  const roundTripMs = medianOf(times);
  const elapsedMs = await timed(() => call(tryLine, { filler }));
  return { roundTripMs, kilobitsPerSecond: kilobitsPerSecond(filler.length, elapsedMs, roundTripMs) };
}
