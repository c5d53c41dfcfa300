import { emptyAnswers } from '../../empty-answers.ts';
import { listening } from '../../families.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const lhs: TypeEntry<'LHS'> = {
  ...listening,
  uid: 'LHS',
  abreviation: 'HS',
  name: 'Highlight Correct Summary',
  layout: 'singleAnswer',
  targetTime: 60,
  readTime: 10,
  skillsAssessed: ['listening', 'reading'],
  countsFor: { new: ['listening', 'reading'], old: ['listening', 'reading'], core: [] },
  emptyAnswer: emptyAnswers.one,
  limits: { recordingSeconds: [30, 90] },
  stats: stats(2, '2-3', '1 min', 1),
  description: 'Listen to a recording and choose the summary that fits it best.',
  task: 'Listen to the recording and choose the paragraph that sums it up best.',
  taskMock:
    'You have 10 seconds to read. Then listen and choose the paragraph that sums up the recording best. The recording plays once.',
};
