import { multipleChoice } from '../mechanisms/multiple-choice.ts';
import { defineQuestionType } from '../question-type.ts';
import { entry } from './entry.ts';

/** Reading, Multiple Answers: a passage, a question and its options, of which several are right. */
export const rma = defineQuestionType('RMA', entry, multipleChoice({ material: 'passage', asks: true }));
