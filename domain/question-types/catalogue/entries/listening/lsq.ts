import { listening, recorded } from '../../families.ts';
import { sameInBoth } from '../../rubrics.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const lsq: TypeEntry<'LSQ'> = {
  ...listening,
  ...recorded,
  uid: 'LSQ',
  abreviation: 'SQ',
  name: 'Short Question',
  targetTime: 10,
  showForceAnswer: true,
  waitingTime: 1,
  quickWaitingTime: 1,
  answeringTime: 10,
  skills: ['Content'],
  rubrics: sameInBoth({ content: 1 }, 0),
  skillsAssessed: ['listening'],
  countsFor: { new: ['listening'], old: [], core: [] },
  limits: { recordingSeconds: [3, 9] },
  stats: stats(2, '10-12', '10 sec', 2),
  description: 'Listen to a question and answer it in one or a few words.',
  task: 'You will hear a question. Answer it aloud in one or a few words.',
  taskMock: 'You will hear a question. Answer it aloud in one or a few words. The recording plays once.',
};
