import { emptyAnswers } from '../../empty-answers.ts';
import { reading } from '../../families.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const rsa: TypeEntry<'RSA'> = {
  ...reading,
  uid: 'RSA',
  abreviation: 'SA',
  name: 'Single Answer',
  layout: 'singleAnswer',
  hasPassage: true,
  targetTime: 120,
  skillsAssessed: ['reading'],
  countsFor: { new: ['reading'], old: ['reading'], core: ['reading'] },
  emptyAnswer: emptyAnswers.one,
  limits: { promptWords: 300 },
  stats: stats(2, '2-3', '2 min', 1),
  description: 'Read a passage and choose the one right answer.',
  task: 'Read the text and answer the question by choosing one option. Only one option is right.',
  taskMock: 'Read the text and choose the one right answer to the question.',
};
