import type { TypeCode } from '../question-types/type-code.ts';
import { pointsToWin, worthPractising, type KnownOfType } from './points-to-win.ts';

export interface Suggestion {
  readonly type: TypeCode;
  readonly answered: number;
  /** Points that practice may gain overall, on the exam's scale. */
  readonly points: number;
}

type KnownType = KnownOfType & { readonly type: TypeCode };

/** The types worth most for the target first. @param targetScore 10 to 90, or null */
export const byWorth = <Known extends KnownType>(
  types: readonly Known[],
  targetScore: number | null,
): Known[] => types.toSorted((a, b) => worthPractising(b, targetScore) - worthPractising(a, targetScore));

/** The type worth most for the target; undefined for an empty exam. @param targetScore 10 to 90, or null */
export function suggestedType(
  types: readonly KnownType[],
  targetScore: number | null,
): Suggestion | undefined {
  const [first] = byWorth(types, targetScore);
  return first && { type: first.type, answered: first.answered, points: pointsToWin(first, targetScore) };
}
