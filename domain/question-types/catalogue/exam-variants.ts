import type { ExamType } from '../../accounts/exam-type.ts';
import type { Section } from '../section.ts';
import type { TypeCode } from '../type-code.ts';

/**
 * The five exam variants. The specification (document 2, section 9) gives three of them letters and calls the rest
 * "other variants"; which exam each stands for: fact sheet of the exam, "Blueprints".
 */
export type ExamVariant = 'R' | 'Q' | 'T' | 'otherAcademic' | 'otherUkvi';

const variants: { readonly [Type in ExamType]: ExamVariant } = {
  new_format: 'Q',
  ukvi: 'T',
  core: 'R',
  old_format: 'otherAcademic',
  ukvi_old: 'otherUkvi',
};

export function variantOf(examType: ExamType): ExamVariant {
  return variants[examType];
}

/** The types of each section in the order of the menu, 'ALL' first. */
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

const lists: { readonly [Variant in ExamVariant]: SectionLists } = {
  R: core,
  Q: newFormat,
  T: newFormat,
  otherAcademic: oldFormat,
  otherUkvi: oldFormat,
};

/** The section lists of a variant: specification, document 2, section 9. */
export function sectionsOf(variant: ExamVariant): SectionLists {
  return lists[variant];
}

/** Every type of an exam, without 'ALL'. */
export function typesOf(examType: ExamType): TypeCode[] {
  const ofExam = sectionsOf(variantOf(examType));
  return Object.values(ofExam).flatMap(([, ...codes]) => codes);
}
