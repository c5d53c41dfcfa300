/** Why a command on a sitting can be refused, with the status of each. */
export const mockTestRejections = {
  mock_test_not_found: 404,
  not_in_this_test: 409,
  not_the_current_question: 409,
  already_answered: 409,
  answer_does_not_fit: 422,
  time_is_up: 409,
  test_already_submitted: 409,
  test_not_submitted: 409,
  time_is_left: 409,
} as const;
export type MockTestRejection = keyof typeof mockTestRejections;
