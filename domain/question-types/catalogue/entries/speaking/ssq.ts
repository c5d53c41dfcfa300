import { speaking } from '../../families.ts';
import { sameInBoth } from '../../rubrics.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const ssq: TypeEntry<'SSQ'> = {
  ...speaking,
  uid: 'SSQ',
  abreviation: 'SQ',
  name: 'Short Question',
  targetTime: 10,
  showForceAnswer: true,
  waitingTime: 1,
  quickWaitingTime: 1,
  answeringTime: 10,
  skills: ['Content'],
  rubrics: sameInBoth({ content: 1 }, 0),
  hasAudio: true,
  skillsAssessed: ['listening', 'speaking'],
  countsFor: { new: [], old: ['listening', 'speaking'], core: ['listening', 'speaking'] },
  limits: { recordingSeconds: [3, 9] },
  stats: stats(2, '10-12', '10 sec', 2),
  description: 'Listen to a question and answer it in one or a few words.',
  task: 'You will hear a question. Answer it aloud in one or a few words.',
  taskMock:
    'You will hear a question. Answer it aloud in one or a few words. The recording plays once and you record once.',
};
