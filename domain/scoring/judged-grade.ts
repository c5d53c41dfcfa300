import { catalogue } from '../question-types/catalogue.ts';
import { typeCodes, type TypeCode } from '../question-types/type-code.ts';

export type JudgedGrade = 'excellent' | 'good' | 'fair' | 'weak';

const leastOf = { excellent: 0.9, good: 0.65, fair: 0.45 } as const;

interface Answered {
  readonly type: TypeCode;
  readonly points: number;
  readonly maximum: number;
  readonly successful: boolean;
}

/** Whether answers to a type are judged in parts: few of them earn everything. */
export function isJudged(type: TypeCode): boolean {
  const { rubrics } = catalogue[type];
  return rubrics !== undefined && Object.keys(rubrics['2021'].traits).length > 1;
}

export const judgedTypes: readonly TypeCode[] = typeCodes.filter(isJudged);

/** Of the points; an answer of a judged type with fewer is weak. */
export const leastFairPercent = leastOf.fair * 100;

/** Whether an answer counts as right wherever right ones are counted: of a judged type, a good one or better. */
export function isRight({ type, points, maximum, successful }: Answered): boolean {
  if (!isJudged(type) || maximum === 0) return successful;
  return points / maximum >= leastOf.good;
}

/** @param share points by maximum, 0 to 1 */
export function judgedGrade(share: number): JudgedGrade {
  if (share >= leastOf.excellent) return 'excellent';
  if (share >= leastOf.good) return 'good';
  return share >= leastOf.fair ? 'fair' : 'weak';
}
