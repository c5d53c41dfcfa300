import { quickWait, speaking } from '../../families.ts';
import { sameInBoth, speechTraits } from '../../rubrics.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const sra: TypeEntry<'SRA'> = {
  ...speaking,
  uid: 'SRA',
  abreviation: 'RA',
  name: 'Read Aloud',
  targetTime: 80,
  importantExercise: true,
  waitingTime: 40,
  ...quickWait,
  answeringTime: 40,
  rubrics: sameInBoth(speechTraits, 7),
  skillsAssessed: ['reading', 'speaking'],
  countsFor: { new: ['speaking'], old: ['reading', 'speaking'], core: ['reading', 'speaking'] },
  limits: { promptWords: 60 },
  stats: stats(3, '6-7', '2 min', 5),
  description: 'Read a text aloud.',
  task: 'Look at the text and get ready. Then read it aloud as naturally and clearly as you can.',
  taskMock: 'You have 40 seconds to prepare and 40 seconds to read the text aloud. You record once.',
};
