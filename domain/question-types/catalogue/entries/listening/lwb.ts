import { emptyAnswers } from '../../empty-answers.ts';
import { listening } from '../../families.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const lwb: TypeEntry<'LWB'> = {
  ...listening,
  uid: 'LWB',
  abreviation: 'WB',
  name: 'Fill in Blanks',
  layout: 'typedBlanks',
  targetTime: 60,
  showAnswerButton: true,
  skillsAssessed: ['listening', 'writing'],
  countsFor: { new: ['listening'], old: ['listening', 'writing'], core: ['listening', 'writing'] },
  emptyAnswer: emptyAnswers.several,
  limits: { recordingSeconds: [30, 60] },
  stats: stats(3, '2-3', '1 min', 3),
  description: 'Type the missing words of a transcript while you listen.',
  task: 'Some words are missing from the transcript. Listen to the recording and type the missing word in each blank.',
  taskMock: 'Listen and type the missing word in each blank. The recording plays once.',
};
