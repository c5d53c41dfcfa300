import { singleChoice } from '../mechanisms/single-choice.ts';
import { defineQuestionType } from '../question-type.ts';
import { entry } from './entry.ts';

/** Listening, Select Missing Word: the end of the recording is missing and chosen among several. */
export const lmw = defineQuestionType(
  'LMW',
  entry,
  singleChoice({ material: 'track', asks: false, unit: { one: 'choice', many: 'choices are right' } }),
);
