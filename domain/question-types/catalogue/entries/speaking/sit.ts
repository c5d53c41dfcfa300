import { quickWait, speaking } from '../../families.ts';
import { sameInBoth, speechTraits } from '../../rubrics.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const sit: TypeEntry<'SIT'> = {
  ...speaking,
  uid: 'SIT',
  abreviation: 'IT',
  name: 'Situation Response (Core)',
  targetTime: 60,
  waitingTime: 20,
  ...quickWait,
  answeringTime: 40,
  rubrics: sameInBoth(speechTraits, 7),
  hasAudio: true,
  skillsAssessed: ['speaking'],
  countsFor: { new: [], old: [], core: ['speaking'] },
  stats: stats(5, '2-3', '2 min', 4),
  description: 'Say what you would say in an everyday situation.',
  task: 'Listen to and read about a situation. Then say what you would say if you were in it.',
  taskMock:
    'Listen to and read about a situation. You have 20 seconds to prepare and 40 seconds to speak. The recording plays once and you record once.',
};
