/** Why answers in practice can be refused, with the status of each. */
export const practiceRejections = {
  paid_plan_needed: 402,
  question_changed: 409,
  answer_does_not_fit: 422,
  already_submitted: 409,
} as const;
