import type { TypeCode } from '../question-types/type-code.ts';
import { pointsToWin, worthPractising, type KnownOfType } from './points-to-win.ts';

export interface Suggestion {
  readonly type: TypeCode;
  readonly answered: number;
  /** What practice of it may win of the overall score, on the exam's scale. */
  readonly points: number;
}

/**
 * What to practise next: the type that is worth the most for the target. `undefined` where the exam has no questions.
 * @param types those of the exam that have questions, in the order of its menu, with what is known of each
 * @param targetScore 10 to 90; null where the student named none
 */
export function suggestedType(
  types: readonly (KnownOfType & { readonly type: TypeCode })[],
  targetScore: number | null,
): Suggestion | undefined {
  const [first] = types.toSorted((a, b) => worthPractising(b, targetScore) - worthPractising(a, targetScore));
  return first && { type: first.type, answered: first.answered, points: pointsToWin(first, targetScore) };
}
