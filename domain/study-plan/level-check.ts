import type { ExamType } from '../accounts/exam-type.ts';
import { catalogue } from '../question-types/catalogue.ts';
import { typesOf } from '../question-types/catalogue/exam-sections.ts';
import { skillsCounted } from '../question-types/catalogue/skills.ts';
import { sections, type Section } from '../question-types/section.ts';
import type { TypeCode } from '../question-types/type-code.ts';
import { overallWeights } from '../scorecards/weights.ts';

/** The length of a level check, by the types' target times. */
export const levelCheckSeconds = 600;

/** One question per type, no essays: the skill with fewest gets its weightiest that fits. @param hasQuestions of a type */
export function levelCheck(examType: ExamType, hasQuestions: (type: TypeCode) => boolean): TypeCode[] {
  const weights = overallWeights(examType);
  const candidates = typesOf(examType)
    .filter(hasQuestions)
    .toSorted((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0));
  const chosen: TypeCode[] = [];
  const secondsOf = (types: readonly TypeCode[]) =>
    types.reduce((sum, type) => sum + catalogue[type].targetTime, 0);
  const counts = (type: TypeCode, skill: Section) => skillsCounted(type, examType).includes(skill);
  for (;;) {
    const left = levelCheckSeconds - secondsOf(chosen);
    const fitting = candidates.filter((type) => !chosen.includes(type) && catalogue[type].targetTime <= left);
    const next = sections
      .map((skill) => ({
        asked: chosen.filter((type) => counts(type, skill)).length,
        type: fitting.find((type) => counts(type, skill)),
      }))
      .filter(({ type }) => type !== undefined)
      .toSorted((one, other) => one.asked - other.asked)[0]?.type;
    if (next === undefined) return chosen;
    chosen.push(next);
  }
}
