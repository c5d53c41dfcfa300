import type { SectionBlueprint } from '../blueprint.ts';

export const academicOldSections: readonly SectionBlueprint[] = [
  {
    section: 'speaking_writing',
    clocks: [
      {
        each: [
          { type: 'SRA', count: 6, range: [6, 7] },
          { type: 'SRS', count: 10, range: [10, 12] },
          { type: 'SDI', count: 3, range: [3, 4] },
          { type: 'SRL', count: 2, range: [1, 2] },
          { type: 'SSQ', count: 5, range: [5, 6] },
          { type: 'WWS', count: 2, range: [1, 2], seconds: 600 },
          { type: 'WWE', count: 1, range: [1, 2], seconds: 1200 },
        ],
      },
    ],
  },
  {
    section: 'reading',
    clocks: [
      {
        seconds: 1770,
        questions: [
          { type: 'RFB', count: 5, range: [5, 6] },
          { type: 'RMA', count: 1, range: [1, 2] },
          { type: 'RRP', count: 2, range: [2, 3] },
          { type: 'RFG', count: 4, range: [4, 5] },
          { type: 'RSA', count: 1, range: [1, 2] },
        ],
      },
    ],
  },
  {
    section: 'listening',
    clocks: [
      { each: [{ type: 'LST', count: 1, range: [1, 2], seconds: 600 }] },
      {
        seconds: 1440,
        questions: [
          { type: 'LMA', count: 1, range: [1, 2] },
          { type: 'LWB', count: 2, range: [2, 3] },
          { type: 'LHS', count: 1, range: [1, 2] },
          { type: 'LSA', count: 1, range: [1, 2] },
          { type: 'LMW', count: 1, range: [1, 2] },
          { type: 'LIW', count: 2, range: [2, 3] },
          { type: 'LWD', count: 3, range: [3, 4] },
        ],
      },
    ],
  },
];
