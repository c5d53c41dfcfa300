import { quickWait, speaking } from '../../families.ts';
import { rubric, speechTraits } from '../../rubrics.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const sgd: TypeEntry<'SGD'> = {
  ...speaking,
  uid: 'SGD',
  abreviation: 'GD',
  name: 'Group Discussion',
  targetTime: 60,
  showForceAnswer: true,
  waitingTime: 10,
  ...quickWait,
  answeringTime: 120,
  rubrics: { '2021': rubric(speechTraits, 7), '2025': rubric({ ...speechTraits, content: 6 }, 8) },
  hasAudio: true,
  skillsAssessed: ['listening', 'speaking'],
  countsFor: { new: ['listening', 'speaking'], old: [], core: [] },
  limits: { recordingSeconds: [1, 180] },
  stats: stats(5, '2-3', '2 min', 4),
  description: 'Listen to a discussion and sum it up.',
  task: 'You will hear people discussing a subject. Then sum up in your own words what each of them says.',
  taskMock:
    'You will hear people discussing a subject. Then you have 10 seconds to prepare and 2 minutes to sum it up. The recording plays once and you record once.',
};
