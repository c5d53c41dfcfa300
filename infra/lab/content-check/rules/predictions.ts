import { eachQuestion, finding } from '../rule.ts';

/** Predicted is what students saw in a real exam: nothing that was written for this bank. */
export const predictionsRule = eachQuestion(({ prediction }) =>
  finding(prediction, 'prediction', 'was written for this bank and seen in no exam: make it false'),
);
