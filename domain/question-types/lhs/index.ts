import { singleChoice } from '../mechanisms/single-choice.ts';
import { defineQuestionType } from '../question-type.ts';
import { entry } from './entry.ts';

/** Listening, Highlight Correct Summary: one of several summaries fits the recording. */
export const lhs = defineQuestionType(
  'LHS',
  entry,
  singleChoice({ material: 'track', asks: false, unit: { one: 'summary', many: 'summaries are right' } }),
);
