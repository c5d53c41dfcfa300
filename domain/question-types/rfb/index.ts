import { dropDownBlanks } from '../mechanisms/drop-down-blanks.ts';
import { defineQuestionType } from '../question-type.ts';
import { entry } from './entry.ts';

/** Reading & Writing, Fill in Blanks: each blank of a text has a drop-down. */
export const rfb = defineQuestionType('RFB', entry, dropDownBlanks);
