import { dictation } from '../mechanisms/dictation.ts';
import { defineQuestionType } from '../question-type.ts';
import { entry } from './entry.ts';

/** Listening, Write From Dictation: a sentence is heard and typed. */
export const lwd = defineQuestionType('LWD', entry, dictation);
