import { quickWait, speaking } from '../../families.ts';
import { rubric, speechTraits } from '../../rubrics.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const srl: TypeEntry<'SRL'> = {
  ...speaking,
  uid: 'SRL',
  abreviation: 'RL',
  name: 'Retell Lecture',
  targetTime: 130,
  waitingTime: 10,
  ...quickWait,
  answeringTime: 40,
  rubrics: { '2021': rubric(speechTraits, 7), '2025': rubric({ ...speechTraits, content: 6 }, 8) },
  hasAudio: true,
  skillsAssessed: ['listening', 'speaking'],
  countsFor: { new: ['listening', 'speaking'], old: ['listening', 'speaking'], core: [] },
  limits: { recordingSeconds: [1, 90] },
  stats: stats(5, '2-3', '2 min', 4),
  description: 'Listen to a lecture and retell it in your own words.',
  task: 'You will hear a lecture. Then retell it in your own words, with its main points.',
  taskMock:
    'You will hear a lecture. Then you have 10 seconds to prepare and 40 seconds to retell it. The recording plays once and you record once.',
};
