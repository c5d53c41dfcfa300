import type { FailureCode } from '#domain/core/call-failed.ts';

const ofStudents = 'This was refused by a rule that is for students. Report it to the developers.';

/** What each failure means to an admin; exhaustive, so that a new code does not compile without its text. */
export const messages: Readonly<Record<FailureCode, string>> = {
  invalid_input: 'The server refused what was sent. Check the fields.',
  not_logged_in: 'Log in to go on.',
  session_ended: 'You are logged out. Log in to go on.',
  other_session: 'Other session detected!',
  not_allowed: 'Your account may not do this.',
  not_found: 'There is nothing with this id.',
  too_many_requests: 'That was a little fast. Wait a minute and try again.',
  revision_conflict: 'This changed in the meantime. Look at it again and repeat your change.',
  key_reused: 'This was sent once before with other contents. Reload the page and try again.',
  too_large: 'This is too long to be sent. Shorten it and try again.',
  too_slow: 'The connection was too slow, so not all of this arrived. Try again.',
  wrong_credentials: 'The e-mail address or the password is not right.',
  access_blocked: 'This account is blocked.',
  account_deleted: 'This account was deleted, so nothing can be changed any more.',
  question_not_found: 'There is no such question.',
  question_exists: 'There is a question of this name already. Choose another name.',
  track_missing: 'The recording that the question names is not on the server: upload it first.',
  not_a_recording:
    'This file is no whole mp3 recording. Save the recording as mp3 again and choose that file.',
  address_not_valid: 'This recording was open for too long. Load the page again to hear it.',
  reasons_to_review:
    'The right answer is another one now, and reasons of what changed are as they were. Look at them first.',
  mock_test_not_found: 'There is no such test.',
  email_taken: ofStudents,
  token_expired: ofStudents,
  token_invalid: ofStudents,
  paid_plan_needed: ofStudents,
  question_retired: ofStudents,
  question_changed: ofStudents,
  word_not_found: ofStudents,
  answer_does_not_fit: ofStudents,
  already_submitted: ofStudents,
  not_in_this_test: ofStudents,
  not_the_current_question: ofStudents,
  already_answered: ofStudents,
  time_is_up: ofStudents,
  test_already_submitted: ofStudents,
  test_not_submitted: ofStudents,
  time_is_left: ofStudents,
  unreachable: 'The server cannot be reached now. Nothing was lost. Try again in a moment.',
  internal: 'Server error! Nothing was lost. The health page may tell more.',
  unexpected: 'The server gave an answer that this page does not know. Load the page again.',
};
