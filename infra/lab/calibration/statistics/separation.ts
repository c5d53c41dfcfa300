import { ranks } from './rank-correlation.ts';

/**
 * How well a value separates two groups: the probability that a value of `high` is greater than one of `low`, with ties
 * counted half (area under the ROC curve). 0.5 for no separation; null if a group is empty.
 */
export function separation(high: readonly number[], low: readonly number[]): number | null {
  if (high.length === 0 || low.length === 0) return null;
  const sum = ranks([...high, ...low])
    .slice(0, high.length)
    .reduce((all, rank) => all + rank, 0);
  return (sum - (high.length * (high.length + 1)) / 2) / (high.length * low.length);
}
