import { soundRate } from '#student/recorder/capture/resample.ts';

export interface LineMeasure {
  readonly roundTripMs: number;
  readonly kilobitsPerSecond: number;
}
export type LineRating = 'good' | 'slow' | 'too slow for speech';

/** The bit rate of recorded speech: 16-bit samples. */
const speechKilobits = (soundRate * 16) / 1000;
/** Drafts, answers and other programs also use the connection. */
const reserve = 2;
const longestGoodMs = 400;

export function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * The upload speed.
 * @param elapsedMs from the start of the upload to the server's response, including one round trip
 */
export function kilobitsPerSecond(bytes: number, elapsedMs: number, roundTripMs: number): number {
  return (bytes * 8) / Math.max(1, elapsedMs - roundTripMs);
}

export function rateLine(
  { roundTripMs, kilobitsPerSecond: speed }: LineMeasure,
  isSpoken: boolean,
): LineRating {
  if (isSpoken && speed < speechKilobits) return 'too slow for speech';
  const isFast = !isSpoken || speed >= reserve * speechKilobits;
  return isFast && roundTripMs <= longestGoodMs ? 'good' : 'slow';
}

export const speedText = (kilobits: number): string =>
  kilobits >= 1000 ? `${(kilobits / 1000).toFixed(1)} Mbit/s` : `${Math.round(kilobits)} kbit/s`;
