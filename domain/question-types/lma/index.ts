import { multipleChoice } from '../mechanisms/multiple-choice.ts';
import { defineQuestionType } from '../question-type.ts';
import { entry } from './entry.ts';

/** Listening, Multiple Answers: a recording, a question and its options, of which several are right. */
export const lma = defineQuestionType('LMA', entry, multipleChoice({ material: 'track', asks: true }));
