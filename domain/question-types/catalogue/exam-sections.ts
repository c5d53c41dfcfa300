import type { ExamType } from '../../accounts/exam-type.ts';
import type { Section } from '../section.ts';
import type { TypeCode } from '../type-code.ts';

/** In menu order, 'ALL' first. */
export type SectionLists = { readonly [Each in Section]: readonly ['ALL', ...TypeCode[]] };

const reading = ['ALL', 'RSA', 'RMA', 'RRP', 'RFG', 'RFB'] as const;
const academicWriting = ['ALL', 'WWE', 'WWS'] as const;

const core: SectionLists = {
  reading,
  listening: ['ALL', 'LSA', 'LMA', 'LWD', 'LIW', 'LWB', 'LCT', 'LMW'],
  speaking: ['ALL', 'SRA', 'SRS', 'SIT', 'SSQ', 'SDI'],
  writing: ['ALL', 'WWM', 'WSC'],
};
const newFormat: SectionLists = {
  reading,
  listening: ['ALL', 'LSA', 'LMA', 'LSQ', 'LWD', 'LHS', 'LIW', 'LWB', 'LST', 'LMW'],
  speaking: ['ALL', 'SRA', 'SRS', 'SGD', 'SDI', 'SIA', 'SRL'],
  writing: academicWriting,
};
const oldFormat: SectionLists = {
  reading,
  listening: ['ALL', 'LSA', 'LMA', 'LWD', 'LHS', 'LIW', 'LWB', 'LST', 'LMW'],
  speaking: ['ALL', 'SRA', 'SRS', 'SSQ', 'SDI', 'SRL'],
  writing: academicWriting,
};

/** Section lists by exam: document 2, section 9; letters to exams: fact sheet, "Blueprints". */
const lists: { readonly [Exam in ExamType]: SectionLists } = {
  core,
  new_format: newFormat,
  ukvi: newFormat,
  old_format: oldFormat,
  ukvi_old: oldFormat,
};

export function sectionsOf(examType: ExamType): SectionLists {
  return lists[examType];
}

export function typesOf(examType: ExamType): TypeCode[] {
  return Object.values(sectionsOf(examType)).flatMap(([, ...codes]) => codes);
}
