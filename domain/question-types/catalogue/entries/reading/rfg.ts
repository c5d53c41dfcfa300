import { emptyAnswers } from '../../empty-answers.ts';
import { reading } from '../../families.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const rfg: TypeEntry<'RFG'> = {
  ...reading,
  uid: 'RFG',
  abreviation: 'FG',
  name: 'Fill in Blanks',
  layout: 'dragBlanks',
  targetTime: 60,
  showAnswerButton: true,
  skillsAssessed: ['reading'],
  countsFor: { new: ['reading'], old: ['reading'], core: ['reading'] },
  emptyAnswer: emptyAnswers.several,
  limits: { promptWords: 80, blanks: [3, 5], wordsOffered: [6, 8] },
  stats: stats(3, '4-5', '2 min', 3),
  description: 'Fill the blanks of a text from a bank of words.',
  task: 'Some words are missing from the text. Drag a word from the box into each blank. There are more words than blanks.',
  taskMock: 'Drag a word from the box into each blank. You do not need all the words.',
};
