import { emptyAnswers } from '../../empty-answers.ts';
import { listening } from '../../families.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const lwd: TypeEntry<'LWD'> = {
  ...listening,
  uid: 'LWD',
  abreviation: 'WD',
  name: 'Write From Dictation',
  layout: 'dictation',
  targetTime: 40,
  readTime: 7,
  importantExercise: true,
  skillsAssessed: ['listening', 'writing'],
  countsFor: { new: ['listening', 'writing'], old: ['listening', 'writing'], core: ['listening', 'writing'] },
  emptyAnswer: emptyAnswers.one,
  limits: { recordingSeconds: [3, 5] },
  stats: stats(3, '3-4', '1 min', 5),
  description: 'Listen to a sentence and type it word for word.',
  task: 'You will hear a sentence. Type it exactly as you hear it: a capital first, a full stop last. In the exam you hear it once.',
  taskMock:
    'You will hear a sentence. Type it exactly as you hear it: a capital first, a full stop last. The recording plays once.',
};
