import { emptyAnswers } from '../../empty-answers.ts';
import { listening } from '../../families.ts';
import { sameInBoth } from '../../rubrics.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const lct: TypeEntry<'LCT'> = {
  ...listening,
  uid: 'LCT',
  abreviation: 'CT',
  name: 'Summarize Spoken Text (Core)',
  layout: 'written',
  targetTime: 600,
  answeringTime: 600,
  skills: ['Content', 'Form', 'Grammar', 'Vocabulary', 'Spelling'],
  rubrics: sameInBoth({ content: 2, form: 2, grammar: 2, vocabulary: 2, spelling: 2 }, 5),
  hasLayoutVariant: true,
  skillsAssessed: ['listening', 'writing'],
  countsFor: { new: [], old: [], core: ['listening', 'writing'] },
  emptyAnswer: emptyAnswers.spokenTextSummary,
  limits: {
    recordingSeconds: [60, 90],
    answerWords: {
      full: [20, 30],
      partial: [
        [5, 19],
        [31, 40],
      ],
    },
  },
  stats: stats(4, '1', '10 min', 4),
  description: 'Listen to a recording and write a summary of 20 to 30 words.',
  task: 'You will hear a short recording. Write a summary of it in 20 to 30 words for someone who was not there.',
  taskMock:
    'You will hear a short recording. Write a summary of it in 20 to 30 words. You have 10 minutes. The recording plays once.',
};
