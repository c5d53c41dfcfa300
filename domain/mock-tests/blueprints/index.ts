import type { ExamType } from '../../accounts/exam-type.ts';
import type { SectionBlueprint } from '../blueprint.ts';
import { academicOldSections } from './academic-old.ts';
import { academicSections } from './academic.ts';
import { coreSections } from './core.ts';

/** The exams by parts, order and counts: fact sheet, "Blueprints". UKVI follows Academic. */
export const examBlueprints: { readonly [Exam in ExamType]: readonly SectionBlueprint[] } = {
  new_format: academicSections,
  ukvi: academicSections,
  core: coreSections,
  old_format: academicOldSections,
  ukvi_old: academicOldSections,
};
