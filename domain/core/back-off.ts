/** Milliseconds: the wait after a first failure, and the longest. */
export interface BackOffTimes {
  readonly firstMs: number;
  readonly longestMs: number;
}

/**
 * How long to wait before the next try, in milliseconds: it doubles with each failure in a row, up to the longest.
 * @param failures 1 after the first
 * @param chance 0 to 1: takes up to a half away, so that those who failed together do not come back together
 */
export function backOffMs(failures: number, { firstMs, longestMs }: BackOffTimes, chance: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
  return Math.round(full * (1 - chance / 2));
}
