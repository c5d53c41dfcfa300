/** One measured figure, beside the limit that was measured in the same run where there is one. */
export interface BenchRow {
  readonly name: string;
  /** `points`, of 100, are the one unit besides `per second` of which more is better. */
  readonly unit: 'per second' | 'ms' | 'kB' | 'points' | 'share';
  readonly value: number;
  /** What bare means reach in the same unit, in the same run; null where the figure stands alone. */
  readonly limit: number | null;
  /** `value / limit`, where that is what the goal is about. */
  readonly ratio: number | null;
  /** What to reach: at least this ratio; without one at least so many points or so much a second, or at most this value; null for information. */
  readonly goal: number | null;
  /** What a reader must know to judge the figure: how it was measured, why it misses its goal. */
  readonly note?: string;
}

export interface BenchOptions {
  /** A Postgres with fsync on; each bench makes databases of its own in it. */
  readonly url: string;
  /** Fewer and shorter rounds, to see that the bench works. */
  readonly quick: boolean;
}

export type Bench = (options: BenchOptions) => Promise<readonly BenchRow[]>;

/** Whether more of a unit is better. */
export const isMoreBetter = (unit: BenchRow['unit']): boolean => unit === 'points' || unit === 'per second';

/** Whether the figure reaches its goal; undefined where it has none. */
export function reachesGoal({ unit, value, ratio, goal }: BenchRow): boolean | undefined {
  if (goal === null) return undefined;
  if (ratio !== null) return ratio >= goal;
  return isMoreBetter(unit) ? value >= goal : value <= goal;
}

/** The middle one of some numbers, or the mean of the two in the middle. @throws RangeError for none */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** @throws RangeError for no numbers */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (low === undefined || high === undefined) throw new RangeError('There are no numbers');
  return low + (high - low) * (place - Math.floor(place));
}
