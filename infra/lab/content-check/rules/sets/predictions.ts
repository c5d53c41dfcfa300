import { eachQuestion, finding } from '../../rule.ts';

/** Predictions come from real exams, never from this bank. */
export const predictionsRule = eachQuestion(({ prediction }) =>
  finding(prediction, 'prediction', 'was written for this bank and seen in no exam: make it false'),
);
