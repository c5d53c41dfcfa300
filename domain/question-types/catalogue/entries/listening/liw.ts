import { emptyAnswers } from '../../empty-answers.ts';
import { listening } from '../../families.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const liw: TypeEntry<'LIW'> = {
  ...listening,
  uid: 'LIW',
  abreviation: 'IW',
  name: 'Highlight Incorrect Words',
  layout: 'incorrectWords',
  targetTime: 60,
  readTime: 10,
  showAnswerButton: true,
  skillsAssessed: ['listening', 'reading'],
  countsFor: { new: ['listening', 'reading'], old: ['listening', 'reading'], core: ['listening', 'reading'] },
  emptyAnswer: emptyAnswers.several,
  limits: { recordingSeconds: [15, 50] },
  stats: stats(2, '2-3', '1 min', 3),
  description: 'Find the words of a transcript that differ from the recording.',
  task: 'Some words of the transcript are not what the speaker says. While you listen, click the words that are different. Each wrong click costs a point.',
  taskMock:
    'You have 10 seconds to read. Then listen and click the words that differ from the recording. Each wrong click costs a point. The recording plays once.',
};
