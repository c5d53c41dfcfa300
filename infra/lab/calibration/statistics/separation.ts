import { ranks } from './rank-correlation.ts';

/**
 * How well a value tells two groups apart: the chance that one of `high` has a greater value than one of `low`, ties
 * counted half (area under the ROC curve). 0.5 where it tells nothing; null where a group is empty.
 */
export function separation(high: readonly number[], low: readonly number[]): number | null {
  if (high.length === 0 || low.length === 0) return null;
  const sum = ranks([...high, ...low])
    .slice(0, high.length)
    .reduce((all, rank) => all + rank, 0);
  return (sum - (high.length * (high.length + 1)) / 2) / (high.length * low.length);
}
