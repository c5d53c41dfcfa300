import { reorder } from '../mechanisms/reorder.ts';
import { defineQuestionType } from '../question-type.ts';
import { entry } from './entry.ts';

/** Reading, Re-order Paragraphs. */
export const rrp = defineQuestionType('RRP', entry, reorder);
