import type { ExamType } from '#domain/accounts/exam-type.ts';

const offered: readonly ExamType[] = ['new_format', 'old_format', 'core', 'ukvi'];

export function examTypesFor(chosen: ExamType): readonly ExamType[] {
  return chosen === 'ukvi_old' ? [...offered, chosen] : offered;
}

export function newFormatOf(examType: ExamType): ExamType | undefined {
  if (examType === 'old_format') return 'new_format';
  return examType === 'ukvi_old' ? 'ukvi' : undefined;
}

const academic = 'For universities, and for visas to Australia and New Zealand';
const kingdom = 'For a visa to the United Kingdom';

export const examPurposes: Readonly<Record<ExamType, string>> = {
  new_format: academic,
  old_format: academic,
  core: 'For immigration to Canada',
  ukvi: kingdom,
  ukvi_old: kingdom,
};

interface ExamGroup {
  readonly purpose: string;
  readonly examTypes: readonly ExamType[];
}

export const examGroupsFor = (chosen: ExamType): readonly ExamGroup[] =>
  [...Map.groupBy(examTypesFor(chosen), (examType) => examPurposes[examType])].map(([purpose, grouped]) => ({
    purpose,
    examTypes: grouped,
  }));
