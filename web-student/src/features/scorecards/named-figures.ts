import type { MockTestResult } from '#domain/sittings/contract.ts';
import { sections } from '#domain/question-types/section.ts';
import { enablingSkillNames, enablingSkills } from '#domain/scorecards/enabling-skills.ts';
import { sectionNames } from '#student/components/section-names.ts';
import { skillColors } from '#student/components/skill-colors.ts';

export type SittingEstimate = NonNullable<MockTestResult['estimate']>;
export type FigureOfScale = NonNullable<SittingEstimate['overall']>;

export interface NamedFigure extends FigureOfScale {
  readonly key: string;
  readonly name: string;
  readonly color?: string;
}

export const skillFigures = ({ skills }: Pick<SittingEstimate, 'skills'>): NamedFigure[] =>
  sections.flatMap((skill) => {
    const figure = skills[skill];
    return figure ? [{ ...figure, key: skill, name: sectionNames[skill], color: skillColors[skill] }] : [];
  });

export const enablingFigures = ({ enabling }: Pick<SittingEstimate, 'enabling'>): NamedFigure[] =>
  enablingSkillNames.flatMap((skill) => {
    const figure = enabling[skill];
    return figure ? [{ ...figure, key: skill, name: enablingSkills[skill].name }] : [];
  });
