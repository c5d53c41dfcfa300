import type { ExamType } from '../../accounts/exam-type.ts';
import { catalogue } from '../catalogue.ts';
import type { Section } from '../section.ts';
import type { TypeCode } from '../type-code.ts';
import type { CountsFor } from './type-entry.ts';

const formats: { readonly [Type in ExamType]: keyof CountsFor } = {
  new_format: 'new',
  ukvi: 'new',
  core: 'core',
  old_format: 'old',
  ukvi_old: 'old',
};

/** The skills of a type in an exam: fact sheet, "Which skill a question counts for". */
export function skillsCounted(code: TypeCode, examType: ExamType): readonly Section[] {
  return catalogue[code].countsFor[formats[examType]];
}
