import { emptyAnswers } from '../../empty-answers.ts';
import { writing } from '../../families.ts';
import { rubric } from '../../rubrics.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const wws: TypeEntry<'WWS'> = {
  ...writing,
  uid: 'WWS',
  abreviation: 'WS',
  name: 'Summarize Written Text',
  targetTime: 600,
  answeringTime: 600,
  skills: ['Content', 'Form', 'Grammar', 'Vocabulary'],
  rubrics: {
    '2021': rubric({ content: 2, form: 1, grammar: 2, vocabulary: 2 }, 3),
    '2025': rubric({ content: 4, form: 1, grammar: 2, vocabulary: 2 }, 4),
  },
  skillsAssessed: ['reading', 'writing'],
  countsFor: { new: ['reading', 'writing'], old: ['reading', 'writing'], core: [] },
  emptyAnswer: emptyAnswers.writtenTextSummary,
  limits: { promptWords: 300, answerWords: { full: [5, 75], partial: [], oneSentence: true } },
  stats: stats(4, '2-3', '10 min', 4),
  description: 'Read a passage and sum it up in one sentence.',
  task: 'Read the passage and sum it up in one sentence of 5 to 75 words. Begin with a capital letter and end with a full stop.',
  taskMock: 'You have 10 minutes to read the passage and sum it up in one sentence of 5 to 75 words.',
};
