import { wordBankBlanks } from '../mechanisms/word-bank-blanks.ts';
import { defineQuestionType } from '../question-type.ts';
import { entry } from './entry.ts';

/** Reading, Fill in Blanks: words are dragged from a bank into a text. */
export const rfg = defineQuestionType('RFG', entry, wordBankBlanks);
