/**
 * Every reason for which a command or query can be refused. Services map each to a status, clients to a message,
 * in exhaustive tables. Codes are part of the API: they are added, never renamed.
 */
export const rejectionCodes = [
  // any call
  'invalid_input',
  'not_logged_in',
  'session_ended',
  'other_session',
  'not_allowed',
  'not_found',
  'too_many_requests',
  'revision_conflict',
  'key_reused',
  'too_large',
  // accounts
  'email_taken',
  'wrong_credentials',
  'token_expired',
  'token_invalid',
  'access_blocked',
  'account_deleted',
  // practice
  'paid_plan_needed',
  'question_not_found',
  'question_retired',
  'question_changed',
  'question_exists',
  'reasons_to_review',
  'answer_does_not_fit',
  'already_submitted',
  'word_not_found',
  // mock tests
  'mock_test_not_found',
  'not_in_this_test',
  'not_the_current_question',
  'already_answered',
  'time_is_up',
  'test_already_submitted',
  'test_not_submitted',
  'time_is_left',
] as const;

export type RejectionCode = (typeof rejectionCodes)[number];
