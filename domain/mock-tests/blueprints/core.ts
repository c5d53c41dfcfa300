import type { SectionBlueprint } from '../blueprint.ts';

export const coreSections: readonly SectionBlueprint[] = [
  {
    section: 'speaking_writing',
    clocks: [
      {
        each: [
          { type: 'SRA', count: 6, range: [6, 7] },
          { type: 'SRS', count: 10, range: [10, 12] },
          { type: 'SDI', count: 3, range: [3, 4] },
          { type: 'SIT', count: 2, range: [2, 4] },
          { type: 'SSQ', count: 5, range: [5, 6] },
          { type: 'WSC', count: 2, range: [1, 2], seconds: 600 },
          { type: 'WWM', count: 2, range: [2, 3], seconds: 540 },
        ],
      },
    ],
  },
  {
    section: 'reading',
    clocks: [
      {
        seconds: 1920,
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
      { each: [{ type: 'LCT', count: 1, range: [1, 2], seconds: 600 }] },
      {
        seconds: 1440,
        questions: [
          { type: 'LMA', count: 1, range: [1, 2] },
          { type: 'LWB', count: 2, range: [2, 3] },
          { type: 'LSA', count: 1, range: [1, 2] },
          { type: 'LMW', count: 1, range: [1, 2] },
          { type: 'LIW', count: 2, range: [2, 3] },
          { type: 'LWD', count: 3, range: [3, 4] },
        ],
      },
    ],
  },
];
