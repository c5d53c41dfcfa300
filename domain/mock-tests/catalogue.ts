import { examTypeNames, examTypes, type ExamType } from '../accounts/exam-type.ts';
import type { AnswerableCode } from '../question-types/registry.ts';
import { examBlueprints } from './blueprints/index.ts';
import type { OwnClocks, SectionBlueprint } from './blueprint.ts';
import { examPartNames, type ExamPart } from './exam-part.ts';

/** `free`: the short test for all users; `random`: drawn for one student; `sprint`: the reading sprint. */
export type MockTestCategory = 'full' | 'sectional' | 'free' | 'random' | 'sprint';

export interface MockTestBlueprint {
  readonly mockTestId: string;
  readonly mockTestCategory: MockTestCategory;
  readonly examType?: ExamType;
  readonly name: string;
  readonly description: string;
  readonly sections: readonly SectionBlueprint[];
  /** In order, for a fixed test; otherwise drawn at the start. */
  readonly questions?: readonly string[];
}

/** Five reading questions under one clock of six minutes, configurable for tests. */
export function readingSprint(seconds: number): MockTestBlueprint {
  return {
    mockTestId: 'reading_sprint_1',
    mockTestCategory: 'sprint',
    name: 'Reading sprint',
    description: 'Five reading questions under one clock. You go forward only, as in the exam.',
    sections: [
      {
        section: 'reading',
        clocks: [
          {
            seconds,
            questions: [
              { type: 'RFB', count: 2 },
              { type: 'RRP', count: 1 },
              { type: 'RSA', count: 2 },
            ],
          },
        ],
      },
    ],
  };
}

function fullTest(examType: ExamType): MockTestBlueprint {
  return {
    mockTestId: `full_${examType}`,
    mockTestCategory: 'full',
    examType,
    name: `Full test, ${examTypeNames[examType]}`,
    description: 'The whole exam: three parts, each with its own time. You can rest between parts.',
    sections: examBlueprints[examType],
  };
}

/** The questions of one skill in the exam's first part, with their clocks. */
function ofSkill(examType: ExamType, section: 'speaking' | 'writing'): SectionBlueprint[] {
  const isAsked = ({ type }: { readonly type: AnswerableCode }) =>
    type.startsWith('W') === (section === 'writing');
  const [first] = examBlueprints[examType];
  const own = first?.clocks.filter((clock): clock is OwnClocks => 'each' in clock) ?? [];
  return [{ section, clocks: own.map(({ each }) => ({ each: each.filter(isAsked) })) }];
}

export const sectionsOf: Readonly<Record<ExamPart, (examType: ExamType) => readonly SectionBlueprint[]>> = {
  speaking_writing: (exam) => examBlueprints[exam].filter(({ section }) => section === 'speaking_writing'),
  speaking: (exam) => ofSkill(exam, 'speaking'),
  writing: (exam) => ofSkill(exam, 'writing'),
  reading: (exam) => examBlueprints[exam].filter(({ section }) => section === 'reading'),
  listening: (exam) => examBlueprints[exam].filter(({ section }) => section === 'listening'),
};

/** A whole exam, or one part. */
export const sectionsOfExam = (examType: ExamType, part: ExamPart | null): readonly SectionBlueprint[] =>
  part === null ? examBlueprints[examType] : sectionsOf[part](examType);

function sectionalTest(examType: ExamType, part: ExamPart): MockTestBlueprint {
  return {
    mockTestId: `${part}_${examType}`,
    mockTestCategory: 'sectional',
    examType,
    name: `${examPartNames[part]}, ${examTypeNames[examType]}`,
    description: 'One part of the exam, with exam timing.',
    sections: sectionsOfExam(examType, part),
  };
}

export const freeTest: MockTestBlueprint = {
  mockTestId: 'free_mock_test',
  mockTestCategory: 'free',
  name: 'Free short test',
  description: 'All four skills in three short parts. Free for everyone who is logged in. One try.',
  sections: [
    {
      section: 'speaking_writing',
      clocks: [
        {
          each: [
            { type: 'SRA', count: 2 },
            { type: 'SRS', count: 2 },
            { type: 'SDI', count: 1 },
            { type: 'WWS', count: 1, seconds: 600 },
          ],
        },
      ],
    },
    {
      section: 'reading',
      clocks: [
        {
          seconds: 300,
          questions: [
            { type: 'RFB', count: 1 },
            { type: 'RRP', count: 1 },
            { type: 'RSA', count: 1 },
          ],
        },
      ],
    },
    {
      section: 'listening',
      clocks: [
        {
          seconds: 300,
          questions: [
            { type: 'LMW', count: 1 },
            { type: 'LIW', count: 1 },
            { type: 'LWD', count: 2 },
          ],
        },
      ],
    },
  ],
};

const parts: readonly ExamPart[] = ['speaking_writing', 'reading', 'listening', 'speaking', 'writing'];

export function mockTestCatalogue(settings: {
  readonly sprintSeconds: number;
}): readonly MockTestBlueprint[] {
  const ofExams = examTypes.flatMap((examType) => [
    fullTest(examType),
    ...parts.map((part) => sectionalTest(examType, part)),
  ]);
  return [readingSprint(settings.sprintSeconds), freeTest, ...ofExams];
}
