import { emptyAnswers } from '../../empty-answers.ts';
import { listening } from '../../families.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const lsa: TypeEntry<'LSA'> = {
  ...listening,
  uid: 'LSA',
  abreviation: 'SA',
  name: 'Single Answer',
  layout: 'singleAnswer',
  targetTime: 60,
  skillsAssessed: ['listening'],
  countsFor: { new: ['listening'], old: ['listening'], core: ['listening'] },
  emptyAnswer: emptyAnswers.one,
  limits: { recordingSeconds: [30, 60] },
  stats: stats(1, '2-3', '2 min', 1),
  description: 'Listen to a recording and choose the one right answer.',
  task: 'Listen to the recording and answer the question by choosing one option. Only one option is right.',
  taskMock: 'Listen and choose the one right answer to the question. The recording plays once.',
};
