const firstMs = 500;
const longestMs = 15_000;

/**
 * How long to wait before the next try, in milliseconds. Doubles up to a quarter of a minute; `chance` (0 to 1)
 * takes up to a half away, so that many browsers do not come back at the same moment.
 */
export function backOffMs(failures: number, chance: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
  return Math.round(full * (1 - chance / 2));
}
