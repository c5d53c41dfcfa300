import { emptyAnswers } from '../catalogue/empty-answers.ts';
import { reading } from '../catalogue/families.ts';
import { stats } from '../catalogue/stats.ts';
import type { TypeEntry } from '../catalogue/type-entry.ts';

/** Reading, Multiple Answers: a passage, a question and its options, of which more than one is right. */
export const entry: TypeEntry<'RMA'> = {
  ...reading,
  uid: 'RMA',
  abreviation: 'MA',
  name: 'Multiple Answers',
  layout: 'multipleAnswers',
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
