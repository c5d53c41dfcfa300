import type { ExamType } from '#domain/accounts/exam-type.ts';

const offered: readonly ExamType[] = ['new_format', 'old_format', 'core', 'ukvi'];

export function examTypesFor(chosen: ExamType): readonly ExamType[] {
  return chosen === 'ukvi_old' ? [...offered, chosen] : offered;
}

export function newFormatOf(examType: ExamType): ExamType | undefined {
  if (examType === 'old_format') return 'new_format';
  return examType === 'ukvi_old' ? 'ukvi' : undefined;
}
