import type { ExamType } from '#domain/accounts/exam-type.ts';

const offered: readonly ExamType[] = ['new_format', 'old_format', 'core', 'ukvi'];

/** The exams to choose from. The old UKVI is there for those who prepare for it already. */
export function examTypesFor(chosen: ExamType): readonly ExamType[] {
  return chosen === 'ukvi_old' ? [...offered, chosen] : offered;
}

/** The format that an old one gave way to; nothing for those that still are. */
export function newFormatOf(examType: ExamType): ExamType | undefined {
  if (examType === 'old_format') return 'new_format';
  return examType === 'ukvi_old' ? 'ukvi' : undefined;
}
