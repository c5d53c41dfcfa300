import { typedBlanks } from '../mechanisms/typed-blanks.ts';
import { defineQuestionType } from '../question-type.ts';
import { entry } from './entry.ts';

/** Listening, Fill in Blanks: missing words of the transcript are typed. */
export const lwb = defineQuestionType('LWB', entry, typedBlanks);
