import { emptyAnswers } from '../../empty-answers.ts';
import { writing } from '../../families.ts';
import { sameInBoth } from '../../rubrics.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const wwm: TypeEntry<'WWM'> = {
  ...writing,
  uid: 'WWM',
  abreviation: 'WM',
  name: 'Email',
  targetTime: 540,
  answeringTime: 540,
  skills: ['Content', 'Email conventions', 'Form', 'Organization', 'Vocabulary', 'Grammar', 'Spelling'],
  rubrics: sameInBoth(
    { content: 3, emailConventions: 2, form: 2, organization: 2, vocabulary: 2, grammar: 2, spelling: 2 },
    7,
  ),
  skillsAssessed: ['writing'],
  countsFor: { new: [], old: [], core: ['writing'] },
  emptyAnswer: emptyAnswers.email,
  limits: {
    answerWords: {
      full: [50, 120],
      partial: [
        [30, 49],
        [121, 140],
      ],
      aim: 100,
    },
  },
  stats: stats(5, '2-3', '9 min', 3),
  description: 'Write an email of about 100 words.',
  task: 'Read about the situation and write an email of about 100 words. Cover every point you are asked to cover.',
  taskMock:
    'You have 9 minutes to read about the situation and write an email of about 100 words. Cover every point.',
};
