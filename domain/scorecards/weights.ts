import type { ExamType } from '../accounts/exam-type.ts';
import { countedOf } from '../mock-tests/blueprint.ts';
import { examBlueprints } from '../mock-tests/blueprints/index.ts';
import { skillsCounted } from '../question-types/catalogue/skills.ts';
import { sections, type Section } from '../question-types/section.ts';
import type { TypeCode } from '../question-types/type-code.ts';
import { typicalPoints } from './typical-points.ts';

export type Weights = { readonly [Code in TypeCode]?: number };

/** Weights of types per skill in new Academic and UKVI, in percent: a public estimate. Fact sheet, "Which skill". */
export const academicWeights: Readonly<Record<Section, Weights>> = {
  speaking: { SRA: 14, SRS: 20, SDI: 34, SRL: 11, SGD: 13, SIA: 8 },
  listening: {
    SRS: 19,
    SRL: 10,
    LSQ: 5,
    SGD: 15,
    LST: 10,
    LMA: 4,
    LWB: 9,
    LHS: 1,
    LSA: 1,
    LMW: 1,
    LIW: 11,
    LWD: 14,
  },
  reading: { WWS: 19, RFB: 28, RMA: 6, RRP: 8, RFG: 18, RSA: 2, LHS: 3, LIW: 16 },
  writing: { WWS: 25.5, WWE: 25.5, LST: 23.5, LWD: 25.5 },
};

/** The types of a full exam with the total points of their questions. */
function pointsOf(examType: ExamType): ReadonlyMap<TypeCode, number> {
  const points = new Map<TypeCode, number>();
  for (const { type, count } of countedOf(examBlueprints[examType]))
    points.set(type, (points.get(type) ?? 0) + count * typicalPoints(type));
  return points;
}

function normalised(weights: readonly (readonly [TypeCode, number])[]): Weights {
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  return Object.fromEntries(weights.map(([type, weight]) => [type, weight / sum]));
}

/** Each type's share of a skill, 1 in total; without known weights its share of the points. */
export function skillWeights(examType: ExamType, skill: Section): Weights {
  if (examType === 'new_format' || examType === 'ukvi')
    return normalised(Object.entries(academicWeights[skill]) as [TypeCode, number][]);
  return normalised(
    [...pointsOf(examType)].filter(([type]) => skillsCounted(type, examType).includes(skill)),
  );
}

/** Each type's share of the overall score: the mean of its shares of the four skills (ADR 126). */
export function overallWeights(examType: ExamType): Weights {
  const sums = new Map<TypeCode, number>();
  for (const skill of sections)
    for (const [type, share] of Object.entries(skillWeights(examType, skill)) as [TypeCode, number][])
      sums.set(type, (sums.get(type) ?? 0) + share);
  return normalised([...sums]);
}

/** The type's share of each skill, 0 to 1. */
export function sharesOfType(examType: ExamType, type: TypeCode): { readonly [Skill in Section]?: number } {
  const shares = sections.map((skill) => [skill, skillWeights(examType, skill)[type]] as const);
  return Object.fromEntries(shares.filter(([, share]) => share !== undefined));
}
