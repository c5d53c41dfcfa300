/** The mean of some numbers; 0 of none. */
export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** The standard deviation of some numbers, taken as all there are. */
export function spread(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)));
}

/** A share of 0 to 1 in words. @param digits after the point */
export const inPercent = (share: number, digits = 0): string => `${(share * 100).toFixed(digits)} %`;
