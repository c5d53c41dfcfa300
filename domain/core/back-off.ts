/** Milliseconds. */
export interface BackOffTimes {
  readonly firstMs: number;
  readonly longestMs: number;
}

export function backOffMs(failures: number, { firstMs, longestMs }: BackOffTimes, chance: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
  return Math.round(full * (1 - chance / 2));
}
