export interface DeviceClocks {
  readonly date: number;
  readonly monotonic: number;
}

/** Both clocks are read one after the other, and a busy page reads them late. */
const toleranceMs = 500;

export function haveParted(before: DeviceClocks, now: DeviceClocks): boolean {
  const byDate = now.date - before.date;
  const byMonotonic = now.monotonic - before.monotonic;
  return Math.abs(byDate - byMonotonic) > toleranceMs;
}
