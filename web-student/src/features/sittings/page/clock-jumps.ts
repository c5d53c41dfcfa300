export interface DeviceClocks {
  readonly date: number;
  readonly monotonic: number;
}

/** A busy page may delay the second of the two readings. */
const toleranceMs = 500;

export function haveParted(before: DeviceClocks, now: DeviceClocks): boolean {
  const byDate = now.date - before.date;
  const byMonotonic = now.monotonic - before.monotonic;
  return Math.abs(byDate - byMonotonic) > toleranceMs;
}
