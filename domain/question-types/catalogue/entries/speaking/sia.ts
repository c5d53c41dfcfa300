import { quickWait, speaking } from '../../families.ts';
import { rubric, speechTraits } from '../../rubrics.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const sia: TypeEntry<'SIA'> = {
  ...speaking,
  uid: 'SIA',
  abreviation: 'IA',
  name: 'Situation Response',
  targetTime: 60,
  waitingTime: 10,
  ...quickWait,
  answeringTime: 40,
  rubrics: { '2021': rubric(speechTraits, 7), '2025': rubric({ ...speechTraits, content: 6 }, 8) },
  hasAudio: true,
  skillsAssessed: ['speaking'],
  countsFor: { new: ['speaking'], old: [], core: [] },
  stats: stats(5, '2-3', '2 min', 4),
  description: 'Say what you would say in a situation at a university.',
  task: 'Listen to and read about a situation. Then say what you would say if you were in it.',
  taskMock:
    'Listen to and read about a situation. You have 10 seconds to prepare and 40 seconds to speak. The recording plays once and you record once.',
};
