import { emptyAnswers } from '../../empty-answers.ts';
import { writing } from '../../families.ts';
import { rubric } from '../../rubrics.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const wwe: TypeEntry<'WWE'> = {
  ...writing,
  uid: 'WWE',
  abreviation: 'WE',
  name: 'Essay',
  targetTime: 1200,
  answeringTime: 1200,
  skills: [
    'Content',
    'Form',
    'Development, structure and coherence',
    'Grammar',
    'General linguistic range',
    'Vocabulary',
    'Spelling',
  ],
  rubrics: {
    '2021': rubric(
      { content: 3, form: 2, structure: 2, grammar: 2, linguisticRange: 2, vocabulary: 2, spelling: 2 },
      7,
    ),
    '2025': rubric(
      { content: 6, form: 2, structure: 6, grammar: 2, linguisticRange: 6, vocabulary: 2, spelling: 2 },
      12,
    ),
  },
  skillsAssessed: ['writing'],
  countsFor: { new: ['writing'], old: ['writing'], core: [] },
  emptyAnswer: emptyAnswers.essay,
  limits: {
    answerWords: {
      full: [200, 300],
      partial: [
        [120, 199],
        [301, 380],
      ],
    },
  },
  stats: stats(5, '1-2', '20 min', 3),
  description: 'Write an essay of 200 to 300 words.',
  task: 'Plan, write and check an essay of 200 to 300 words on the subject. Support your opinion with reasons and examples.',
  taskMock: 'You have 20 minutes to plan, write and check an essay of 200 to 300 words on the subject.',
};
