import { correlation } from './correlation.ts';

/** The rank of each value, 1 for the least; equal values share the mean of their ranks. */
export function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

/**
 * Spearman's rank correlation: Pearson's of the ranks, so that ties count rightly. -1 to 1; null where one of both
 * series does not vary. @throws RangeError for series of different lengths
 */
export const rankCorrelation = (first: readonly number[], second: readonly number[]): number | null =>
  correlation(ranks(first), ranks(second));
