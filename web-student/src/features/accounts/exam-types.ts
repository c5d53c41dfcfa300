import type { ExamType } from '#domain/accounts/exam-type.ts';

/** What students call the exams: specification, document 1. */
export const examTypeNames: Readonly<Record<ExamType, string>> = {
  new_format: 'Academic',
  old_format: 'Academic (Old)',
  core: 'Core',
};
