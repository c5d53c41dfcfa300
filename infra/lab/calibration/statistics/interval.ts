/** A 95 % confidence interval. */
export type Interval = readonly [from: number, to: number];

/** The standard deviations around the mean that contain 95 % of a normal distribution. */
const z = 1.96;

/**
 * Wilson's interval for a share of independent cases: valid for few cases, and for shares of 0 and 1. Undefined without
 * cases. Marks in one answer depend on each other, so their interval is too narrow rather than too wide.
 */
export function intervalOfShare(share: number | null, cases: number): Interval | undefined {
  if (share === null || cases === 0) return undefined;
  const middle = (share + z ** 2 / (2 * cases)) / (1 + z ** 2 / cases);
  const half =
    (z / (1 + z ** 2 / cases)) * Math.sqrt((share * (1 - share)) / cases + z ** 2 / (4 * cases ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The interval for a count of rare events, by Byar's approximation of Poisson's, as a multiple of `scale`. */
export function intervalOfCount(events: number, scale: number): Interval {
  const bound = (count: number, side: -1 | 1) =>
    count === 0 ? 0 : count * (1 - 1 / (9 * count) + (side * z) / (3 * Math.sqrt(count))) ** 3;
  return [bound(events, -1) * scale, bound(events + 1, 1) * scale];
}

/** The interval for a rank correlation, by Fisher's transformation; undefined for fewer than 4 pairs. */
export function intervalOfCorrelation(correlation: number | null, pairs: number): Interval | undefined {
  if (correlation === null || pairs < 4) return undefined;
  const middle = Math.atanh(Math.min(0.999999, Math.max(-0.999999, correlation)));
  // Spearman's variance is slightly larger than Pearson's: 1.06 (Fieller, Hartley and Pearson 1957).
  const half = z * Math.sqrt(1.06 / (pairs - 3));
  return [Math.tanh(middle - half), Math.tanh(middle + half)];
}
