import type { MechanismOutline } from '../mechanism-outline.ts';
import { blankNames, rightWords } from '../shared/blanks-outline.ts';

export const wordBankBlanksOutline: MechanismOutline<'word-bank-blanks'> = {
  keyOf: (question) => [{ label: 'Words given', lines: question.wordsGiven }, rightWords(question)],
  thingsWithReasons: blankNames,
};
