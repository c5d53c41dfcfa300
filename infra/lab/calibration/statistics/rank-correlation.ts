import { correlation } from './correlation.ts';

/** The rank of each value, 1 for the smallest; equal values share their mean rank. */
export function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

/**
 * Spearman's rank correlation: Pearson's on the ranks, so that ties are correct. -1 to 1; null if either series is
 * constant. @throws RangeError for series of different lengths
 */
export const rankCorrelation = (first: readonly number[], second: readonly number[]): number | null =>
  correlation(ranks(first), ranks(second));
