import { highlightWords } from '../mechanisms/highlight-words.ts';
import { defineQuestionType } from '../question-type.ts';
import { entry } from './entry.ts';

/** Listening, Highlight Incorrect Words: the transcript differs from the recording in some words. */
export const liw = defineQuestionType('LIW', entry, highlightWords);
