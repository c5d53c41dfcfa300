import type { ExamType } from '#domain/accounts/exam-type.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { levelCheck } from '#domain/study-plan/level-check.ts';
import type { ExerciseCount } from '#student/queries/exercise-counts.ts';

type FirstStep =
  | { readonly name: 'questions' }
  | { readonly name: 'check'; readonly left: readonly TypeCode[]; readonly total: number };

/**
 * The next first step: three questions about the exam, then the level check. Undefined once the student has answered as
 * many questions as the check has.
 */
export function firstStepOf(
  hasPlan: boolean,
  examType: ExamType,
  exercises: readonly ExerciseCount[],
): FirstStep | undefined {
  const counts = new Map(exercises.map((one) => [one.type, one]));
  const types = levelCheck(examType, (type) => (counts.get(type)?.total ?? 0) > 0);
  const done = exercises.reduce((sum, one) => sum + one.done, 0);
  const left = types.filter((type) => counts.get(type)?.done === 0);
  if (left.length === 0 || done >= types.length) return undefined;
  return hasPlan ? { name: 'check', left, total: types.length } : { name: 'questions' };
}
