import type { TypeCode } from '#domain/question-types/type-code.ts';
import { averagePercent, type TypeStatistics } from '#domain/statistics/type-statistics.ts';

interface Suggestion {
  readonly type: TypeCode;
  readonly reason: 'new_type' | 'weakest_type';
}

/**
 * What to do next: the first type that was never tried, else the one with the lowest average.
 * @param types those of the exam that have questions, in the order of its menu
 */
export function suggestedType(
  types: readonly TypeCode[],
  statistics: readonly TypeStatistics[],
): Suggestion | undefined {
  const rowOf = (type: TypeCode) => statistics.find((row) => row.type === type);
  const untried = types.find((type) => (rowOf(type)?.answered ?? 0) === 0);
  if (untried) return { type: untried, reason: 'new_type' };
  const percentOf = (type: TypeCode) => averagePercent(rowOf(type) ?? { points: 0, maximum: 0 }) ?? 0;
  const [weakest] = types.toSorted((a, b) => percentOf(a) - percentOf(b));
  return weakest && { type: weakest, reason: 'weakest_type' };
}
