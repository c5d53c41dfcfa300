import { singleChoice } from '../mechanisms/single-choice.ts';
import { defineQuestionType } from '../question-type.ts';
import { entry } from './entry.ts';

/** Listening, Single Answer: a recording, a question and its options, of which one is right. */
export const lsa = defineQuestionType('LSA', entry, singleChoice({ material: 'track', asks: true }));
