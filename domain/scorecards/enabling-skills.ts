import type { Trait } from '../question-types/catalogue/rubrics.ts';
import type { TypeCode } from '../question-types/type-code.ts';

const spoken = ['SRA', 'SRS', 'SDI', 'SRL', 'SGD', 'SIA', 'SIT'] as const;
const written = ['WWS', 'WSC', 'WWE', 'WWM', 'LST', 'LCT'] as const;

/** The types and traits of each enabling skill: fact sheet, "Enabling skills". */
export const enablingSkills = {
  fluency: { name: 'Oral fluency', types: spoken, traits: ['fluency'] },
  pronunciation: { name: 'Pronunciation', types: spoken, traits: ['pronunciation'] },
  grammar: { name: 'Grammar', types: written, traits: ['grammar'] },
  vocabulary: { name: 'Vocabulary', types: written, traits: ['vocabulary'] },
  spelling: { name: 'Spelling', types: ['WWE', 'WWM', 'LST', 'LCT'], traits: ['spelling'] },
  written_discourse: {
    name: 'Written discourse',
    types: ['WWE'],
    traits: ['structure', 'linguisticRange'],
  },
} as const satisfies Readonly<
  Record<
    string,
    { readonly name: string; readonly types: readonly TypeCode[]; readonly traits: readonly Trait[] }
  >
>;
export type EnablingSkill = keyof typeof enablingSkills;
export const enablingSkillNames = Object.keys(enablingSkills) as EnablingSkill[];
