import { singleChoice } from '../mechanisms/single-choice.ts';
import { defineQuestionType } from '../question-type.ts';
import { entry } from './entry.ts';

/** Reading, Single Answer: a passage, a question and its options, of which one is right. */
export const rsa = defineQuestionType('RSA', entry, singleChoice({ material: 'passage', asks: true }));
