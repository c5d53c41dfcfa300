import { speaking } from '../../families.ts';
import { sameInBoth, speechTraits } from '../../rubrics.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const srs: TypeEntry<'SRS'> = {
  ...speaking,
  uid: 'SRS',
  abreviation: 'RS',
  name: 'Repeat Sentence',
  targetTime: 30,
  showForceAnswer: true,
  importantExercise: true,
  waitingTime: 1,
  quickWaitingTime: 1,
  answeringTime: 15,
  rubrics: sameInBoth({ ...speechTraits, content: 3 }, 6),
  hasAudio: true,
  skillsAssessed: ['listening', 'speaking'],
  countsFor: {
    new: ['listening', 'speaking'],
    old: ['listening', 'speaking'],
    core: ['listening', 'speaking'],
  },
  limits: { recordingSeconds: [3, 9] },
  stats: stats(2, '8-10', '1 min', 5),
  description: 'Listen to a sentence and repeat it.',
  task: 'You will hear a sentence. Repeat it exactly as you hear it.',
  taskMock:
    'You will hear a sentence. Repeat it exactly as you hear it. The recording plays once and you record once.',
};
