import { emptyAnswers } from '../../empty-answers.ts';
import { reading } from '../../families.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const rfb: TypeEntry<'RFB'> = {
  ...reading,
  uid: 'RFB',
  abreviation: 'FB',
  name: 'R/W Fill in Blanks',
  layout: 'dropDownBlanks',
  targetTime: 180,
  showAnswerButton: true,
  importantExercise: true,
  skillsAssessed: ['reading', 'writing'],
  countsFor: { new: ['reading'], old: ['reading', 'writing'], core: ['reading', 'writing'] },
  emptyAnswer: emptyAnswers.several,
  limits: { promptWords: 300, blanks: [1, 5], optionsPerBlank: 5 },
  stats: stats(4, '5-6', '3 min', 5),
  description: 'Choose the word that fits each blank of a text.',
  task: 'Some words are missing from the text. Choose the word that fits each blank.',
  taskMock: 'Choose the word that fits each blank from its list.',
};
