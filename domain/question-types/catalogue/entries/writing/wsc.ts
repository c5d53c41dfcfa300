import { emptyAnswers } from '../../empty-answers.ts';
import { writing } from '../../families.ts';
import { sameInBoth } from '../../rubrics.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const wsc: TypeEntry<'WSC'> = {
  ...writing,
  uid: 'WSC',
  abreviation: 'SC',
  name: 'Summarize Written Text (Core)',
  targetTime: 600,
  answeringTime: 600,
  skills: ['Content', 'Form', 'Grammar', 'Vocabulary'],
  rubrics: sameInBoth({ content: 2, form: 2, grammar: 2, vocabulary: 2 }, 4),
  skillsAssessed: ['reading', 'writing'],
  countsFor: { new: [], old: [], core: ['reading', 'writing'] },
  emptyAnswer: emptyAnswers.writtenTextSummary,
  limits: {
    promptWords: 200,
    answerWords: {
      full: [25, 50],
      partial: [
        [5, 24],
        [51, 60],
      ],
    },
  },
  stats: stats(4, '2-3', '10 min', 4),
  description: 'Read a passage and sum it up in 25 to 50 words.',
  task: 'Read the passage and sum it up in 25 to 50 words.',
  taskMock: 'You have 10 minutes to read the passage and sum it up in 25 to 50 words.',
};
