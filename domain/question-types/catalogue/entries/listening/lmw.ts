import { emptyAnswers } from '../../empty-answers.ts';
import { listening } from '../../families.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const lmw: TypeEntry<'LMW'> = {
  ...listening,
  uid: 'LMW',
  abreviation: 'MW',
  name: 'Select Missing Word',
  layout: 'singleAnswer',
  endsInBeep: true,
  targetTime: 60,
  skillsAssessed: ['listening'],
  countsFor: { new: ['listening'], old: ['listening'], core: ['listening'] },
  emptyAnswer: emptyAnswers.one,
  limits: { recordingSeconds: [20, 70] },
  stats: stats(2, '2-3', '1 min', 1),
  description: 'Choose the words with which a recording ends.',
  task: 'The last words of the recording are covered by a beep. Choose the option that completes it.',
  taskMock: 'Listen and choose the words that the beep covers at the end. The recording plays once.',
};
