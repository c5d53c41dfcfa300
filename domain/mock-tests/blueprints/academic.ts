import type { SectionBlueprint } from '../blueprint.ts';

export const academicSections: readonly SectionBlueprint[] = [
  {
    section: 'speaking_writing',
    clocks: [
      {
        each: [
          { type: 'SRA', count: 6, range: [6, 7] },
          { type: 'SRS', count: 10, range: [10, 12] },
          { type: 'SDI', count: 6, range: [5, 6] },
          { type: 'SRL', count: 2, range: [2, 3] },
          { type: 'LSQ', count: 5, range: [5, 6] },
          { type: 'SGD', count: 2, range: [2, 3] },
          { type: 'SIA', count: 2, range: [2, 3] },
          { type: 'WWS', count: 2, seconds: 600 },
          { type: 'WWE', count: 1, seconds: 1200 },
        ],
      },
    ],
  },
  {
    section: 'reading',
    clocks: [
      {
        seconds: 1800,
        questions: [
          { type: 'RFB', count: 5, range: [5, 6] },
          { type: 'RMA', count: 2, range: [2, 3] },
          { type: 'RRP', count: 2, range: [2, 3] },
          { type: 'RFG', count: 4, range: [4, 5] },
          { type: 'RSA', count: 2, range: [2, 3] },
        ],
      },
    ],
  },
  {
    section: 'listening',
    clocks: [
      { each: [{ type: 'LST', count: 1, seconds: 600 }] },
      {
        seconds: 1500,
        questions: [
          { type: 'LMA', count: 2, range: [2, 3] },
          { type: 'LWB', count: 2, range: [2, 3] },
          { type: 'LHS', count: 2, range: [2, 3] },
          { type: 'LSA', count: 2, range: [2, 3] },
          { type: 'LMW', count: 2, range: [1, 2] },
          { type: 'LIW', count: 2, range: [2, 3] },
          { type: 'LWD', count: 3, range: [3, 4] },
        ],
      },
    ],
  },
];
