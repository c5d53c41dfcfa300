/** Why calls about the bank can be refused, with the status of each. */
export const questionRejections = {
  question_not_found: 404,
  question_retired: 410,
  question_exists: 409,
  reasons_to_review: 422,
} as const;
