import { emptyAnswers } from '../../empty-answers.ts';
import { listening } from '../../families.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const lma: TypeEntry<'LMA'> = {
  ...listening,
  uid: 'LMA',
  abreviation: 'MA',
  name: 'Multiple Answers',
  layout: 'multipleAnswers',
  targetTime: 60,
  readTime: 7,
  skillsAssessed: ['listening'],
  countsFor: { new: ['listening'], old: ['listening'], core: ['listening'] },
  emptyAnswer: emptyAnswers.several,
  limits: { recordingSeconds: [40, 90] },
  stats: stats(3, '2-3', '2 min', 1),
  description: 'Listen to a recording and choose every right answer.',
  task: 'Listen to the recording and answer the question by choosing all the right options. More than one is right, and each wrong choice costs a point.',
  taskMock:
    'You have 7 seconds to read. Then listen and choose all the right answers. Each wrong choice costs a point. The recording plays once.',
};
