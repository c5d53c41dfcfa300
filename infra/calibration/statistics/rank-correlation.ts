/** The rank of each value, 1 for the least; equal values share the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
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
export function rankCorrelation(first: readonly number[], second: readonly number[]): number | null {
  if (first.length !== second.length) throw new RangeError('Both series need the same length');
  const one = fromMean(ranks(first));
  const other = fromMean(ranks(second));
  const spread = Math.sqrt(dot(one, one) * dot(other, other));
  return spread === 0 ? null : dot(one, other) / spread;
}

function fromMean(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
