import { emptyAnswers } from '../../empty-answers.ts';
import { listening } from '../../families.ts';
import { rubric } from '../../rubrics.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const lst: TypeEntry<'LST'> = {
  ...listening,
  uid: 'LST',
  abreviation: 'ST',
  name: 'Summarize Spoken Text',
  layout: 'written',
  targetTime: 600,
  answeringTime: 600,
  skills: ['Content', 'Form', 'Grammar', 'Vocabulary', 'Spelling'],
  rubrics: {
    '2021': rubric({ content: 2, form: 2, grammar: 2, vocabulary: 2, spelling: 2 }, 5),
    '2025': rubric({ content: 4, form: 2, grammar: 2, vocabulary: 2, spelling: 2 }, 6),
  },
  hasLayoutVariant: true,
  skillsAssessed: ['listening', 'writing'],
  countsFor: { new: ['listening', 'writing'], old: ['listening', 'writing'], core: [] },
  emptyAnswer: emptyAnswers.spokenTextSummary,
  limits: {
    recordingSeconds: [60, 90],
    answerWords: {
      full: [50, 70],
      partial: [
        [40, 49],
        [71, 100],
      ],
    },
  },
  stats: stats(4, '1', '10 min', 4),
  description: 'Listen to a lecture and write a summary of 50 to 70 words.',
  task: 'You will hear a short lecture. Write a summary of it in 50 to 70 words for a student who was not there.',
  taskMock:
    'You will hear a short lecture. Write a summary of it in 50 to 70 words. You have 10 minutes. The recording plays once.',
};
