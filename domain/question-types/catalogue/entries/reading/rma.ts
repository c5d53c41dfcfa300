import { emptyAnswers } from '../../empty-answers.ts';
import { reading } from '../../families.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const rma: TypeEntry<'RMA'> = {
  ...reading,
  uid: 'RMA',
  abreviation: 'MA',
  name: 'Multiple Answers',
  layout: 'multipleAnswers',
  hasPassage: true,
  targetTime: 180,
  skillsAssessed: ['reading'],
  countsFor: { new: ['reading'], old: ['reading'], core: ['reading'] },
  emptyAnswer: emptyAnswers.several,
  limits: { promptWords: 300 },
  stats: stats(3, '2-3', '3 min', 1),
  description: 'Read a passage and choose every right answer.',
  task: 'Read the text and answer the question by choosing all the right options. More than one is right, and each wrong choice costs a point.',
  taskMock:
    'Read the text and choose all the right answers to the question. Each wrong choice costs a point.',
};
