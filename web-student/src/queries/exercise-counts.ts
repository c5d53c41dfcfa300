import type { TypeCode } from '#domain/question-types/type-code.ts';

export interface ExerciseCount {
  readonly type: TypeCode;
  readonly total: number;
  readonly done: number;
}

export function countOf(exercises: readonly ExerciseCount[], types: readonly TypeCode[]) {
  const own = exercises.filter(({ type }) => types.includes(type));
  return {
    total: own.reduce((sum, { total }) => sum + total, 0),
    done: own.reduce((sum, { done }) => sum + done, 0),
  };
}
