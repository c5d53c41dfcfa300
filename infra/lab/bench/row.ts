/** A measured figure, with the limit from the same run, if any. */
export interface BenchRow {
  readonly name: string;
  /** For `points` (of 100) and `per second`, more is better. */
  readonly unit: 'per second' | 'ms' | 'kB' | 'points' | 'share';
  readonly value: number;
  /** The result of the plain alternative in the same unit and run; null without an alternative. */
  readonly limit: number | null;
  /** `value / limit`, if the goal is a ratio. */
  readonly ratio: number | null;
  /**
   * The goal: at least this ratio if there is one; otherwise at least this many points or per second, or at most this
   * value. Null for information only.
   */
  readonly goal: number | null;
  /** How the figure was measured, or why it misses its goal. */
  readonly note?: string;
}

export interface BenchOptions {
  /** The address of a Postgres with fsync on; each bench creates its own databases there. */
  readonly url: string;
  /** Fewer and shorter rounds, to check that the bench works. */
  readonly quick: boolean;
}

export type Bench = (options: BenchOptions) => Promise<readonly BenchRow[]>;

export const isMoreBetter = (unit: BenchRow['unit']): boolean => unit === 'points' || unit === 'per second';

/** Whether the figure reaches its goal; undefined without a goal. */
export function reachesGoal({ unit, value, ratio, goal }: BenchRow): boolean | undefined {
  if (goal === null) return undefined;
  if (ratio !== null) return ratio >= goal;
  return isMoreBetter(unit) ? value >= goal : value <= goal;
}

/** @throws RangeError for an empty list */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** @throws RangeError for an empty list */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (low === undefined || high === undefined) throw new RangeError('There are no numbers');
  return low + (high - low) * (place - Math.floor(place));
}
