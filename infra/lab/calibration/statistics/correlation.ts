/**
 * Pearson's correlation: -1 to 1; null if either series is constant.
 * @throws RangeError for series of different lengths
 */
export function correlation(first: readonly number[], second: readonly number[]): number | null {
  if (first.length !== second.length) throw new RangeError('Both series need the same length');
  const one = fromMean(first);
  const other = fromMean(second);
  const spread = Math.sqrt(dot(one, one) * dot(other, other));
  return spread === 0 ? null : dot(one, other) / spread;
}

function fromMean(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
