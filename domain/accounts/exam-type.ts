import { z } from 'zod';

/** The specification (document 1, sections 1 and 4) names four exams; document 2, section 9, adds the old UKVI format. */
export const examTypes = ['new_format', 'old_format', 'core', 'ukvi', 'ukvi_old'] as const;
export const examTypeSchema = z.enum(examTypes);
export type ExamType = z.infer<typeof examTypeSchema>;

export const examTypeNames: Readonly<Record<ExamType, string>> = {
  new_format: 'Academic',
  old_format: 'Academic (Old)',
  core: 'Core',
  ukvi: 'UKVI',
  ukvi_old: 'UKVI (Old)',
};
