/** The device's date and its monotonic clock, both in milliseconds. */
export interface DeviceClocks {
  readonly date: number;
  readonly monotonic: number;
}

/** Both clocks are read one after the other, and a busy page reads them late. */
const toleranceMs = 500;

/**
 * Whether the two clocks have parted since they were read before: the device slept while the monotonic clock stood, as
 * some systems let it, or its date was set.
 */
export function haveParted(before: DeviceClocks, now: DeviceClocks): boolean {
  const byDate = now.date - before.date;
  const byMonotonic = now.monotonic - before.monotonic;
  return Math.abs(byDate - byMonotonic) > toleranceMs;
}
