import { emptyAnswers } from '../../empty-answers.ts';
import { reading } from '../../families.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const rrp: TypeEntry<'RRP'> = {
  ...reading,
  uid: 'RRP',
  abreviation: 'RP',
  name: 'Re-order Paragraphs',
  layout: 'reorder',
  targetTime: 90,
  showAnswerButton: true,
  skillsAssessed: ['reading'],
  countsFor: { new: ['reading'], old: ['reading'], core: ['reading'] },
  emptyAnswer: emptyAnswers.order,
  limits: { paragraphWords: 50 },
  stats: stats(3, '4-5', '2 min', 2),
  description: 'Put the parts of a text back into their order.',
  task: 'The paragraphs below have lost their order. Put them back in the right order.',
  taskMock: 'Put the paragraphs in the right order. Each pair that belongs together earns a point.',
};
