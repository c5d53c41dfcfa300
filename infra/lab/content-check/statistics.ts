export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

export function spread(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)));
}

export const inPercent = (share: number, digits = 0): string => `${(share * 100).toFixed(digits)} %`;
