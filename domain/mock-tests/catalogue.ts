import type { Section } from '../question-types/section.ts';
import type { TypeCode } from '../question-types/type-code.ts';

/** A section under one pooled clock, with so many questions of each type, in this order. */
export interface SectionBlueprint {
  readonly section: Section;
  readonly seconds: number;
  readonly questions: readonly { readonly type: TypeCode; readonly count: number }[];
}

export interface MockTestBlueprint {
  readonly mockTestId: string;
  readonly mockTestCategory: 'sprint';
  readonly name: string;
  readonly description: string;
  /** Its one section: a sitting has one clock. */
  readonly section: SectionBlueprint;
}

/** Five reading questions under one clock of six minutes; its seconds are a setting, so that tests need not wait. */
export function readingSprint(seconds: number): MockTestBlueprint {
  return {
    mockTestId: 'reading_sprint_1',
    mockTestCategory: 'sprint',
    name: 'Reading sprint',
    description: 'Five reading questions under one clock. You go forward only, as in the exam.',
    section: {
      section: 'reading',
      seconds,
      questions: [
        { type: 'RFB', count: 2 },
        { type: 'RRP', count: 1 },
        { type: 'RSA', count: 2 },
      ],
    },
  };
}

export function mockTestCatalogue(settings: {
  readonly sprintSeconds: number;
}): readonly MockTestBlueprint[] {
  return [readingSprint(settings.sprintSeconds)];
}

export function questionCount(blueprint: MockTestBlueprint): number {
  return blueprint.section.questions.reduce((sum, { count }) => sum + count, 0);
}
