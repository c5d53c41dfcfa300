import { CallFailed } from '#domain/core/call-failed.ts';
import type { FailureCode } from '#domain/rejections.ts';

const ofAdmins = 'A rule for admins refused this. Please report it to our team.';

/**
 * Messages for students: what happened, that nothing is lost, what to do. Texts with an exclamation mark are verbatim
 * from the specification (document 1, section 8); `helps` adds to them.
 */
export const messages: Readonly<Record<FailureCode, string>> = {
  invalid_input: 'Some fields are not valid. Check the marked ones.',
  not_logged_in: 'Log in to go on.',
  session_ended: 'You are logged out. Log in to go on.',
  other_session: 'Other session detected!',
  not_allowed: 'Your account is not allowed to do this.',
  second_factor_needed: 'Set up two-step login in your profile first.',
  not_found: 'We could not find this.',
  too_many_requests: 'That was a little fast. Wait a minute and try again.',
  revision_conflict: 'This has changed in the meantime. Check it and repeat your change.',
  key_reused: 'This conflicts with an earlier request. Reload the page and try again.',
  too_large: 'This is too long. Shorten it and try again.',
  written_by_newer_version:
    'Ninety is being updated, and this is not ready yet. Nothing is lost. Try again in a few minutes.',
  too_slow: 'Your connection was too slow, so not all of this arrived. Nothing is lost. Try again.',
  email_taken: 'This email address already belongs to another account. Log in to that account instead.',
  wrong_credentials: 'The email address or the password is wrong.',
  new_password_needed:
    'You reported that someone else used this password. Press "Forgot your password?" to set a new one.',
  wrong_code: 'This code is wrong or was used before. Try the next one.',
  factor_exists: 'You have already set up an app. Remove it first.',
  passkey_refused: 'This passkey could not be added. Try again.',
  confirmation_needed: 'Confirm again that it is you.',
  token_expired: 'This token is expired!',
  token_invalid: 'This link does not work. Use the link in our newest email.',
  token_void: 'You signed up again later. Use the link in the newest email.',
  access_blocked: 'Your account is blocked. Please contact the team.',
  // Specification, document 1, section 8.
  screenshot_not_valid: 'File not valid (must be: png, jpg)',
  pdf_not_valid: 'File not valid (must be: pdf)',
  scorecard_not_recognised: 'Scorecard not recognised',
  scorecard_reported: 'This scorecard was reported before with other scores.',
  file_not_valid: 'File not valid (must be: jpg - jpeg - png)',
  account_deleted: 'This account was deleted.',
  sign_in_denied: 'You did not agree on the other site, so nothing has changed here.',
  sign_in_expired: 'This took longer than ten minutes, or you started it in another browser. Start again.',
  sign_in_used: 'This sign-in is already complete. Start again if you need to.',
  sign_in_failed: 'The other site sent an unexpected answer. Try again in a moment.',
  sign_in_taken: 'This sign-in belongs to another account. Log in to that account.',
  provider_linked: 'Your account is already linked to another account on that site. Unlink it first.',
  last_way_in: 'This is your only way to log in. Add another one first.',
  sign_in_again: 'Sign in again first, so that we know it is you.',
  account_not_recognized: 'Account not recognized.',
  old_accounts_changed: ofAdmins,
  deletion_running: ofAdmins,
  rollout_running: ofAdmins,
  mobile_app_off: 'This site does not accept purchases from a mobile app.',
  mobile_app_not_yours: 'The app is logged in to another account. Log in to the app with this account.',
  mobile_provider_away: 'We cannot check your purchases right now. Try again in a moment.',
  // The reply's fields carry the exact text of the specification: `credit-messages.ts`.
  no_speaking_credits: 'You have no speaking credit left. Your recording is saved on this device.',
  no_writing_credits: 'You have no writing credit left. Your text is saved.',
  paid_plan_needed: 'This question is part of the paid plan.',
  question_not_found: 'We could not find this question.',
  question_retired: 'This question was removed from practice. Your earlier scores do not change.',
  question_changed: 'This question was corrected while you worked on it. Look at it again, then submit.',
  question_exists: ofAdmins,
  track_missing: ofAdmins,
  picture_missing: ofAdmins,
  not_a_recording: ofAdmins,
  recording_missing:
    'Your recording has not reached us, so it is not submitted. This browser keeps it for a week: open the question and submit it again.',
  nothing_recorded: 'Nothing was recorded. Record your answer again.',
  no_recording: 'Your browser sent a file that is not a recording. Record your answer again.',
  recording_differs:
    'Your recording was damaged on its way to us. It is still in this browser: send it again.',
  address_not_valid: 'The link to this recording has expired. Load the page again to hear it.',
  reasons_to_review: ofAdmins,
  answer_does_not_fit: 'This answer does not fit the question. Load the page again and answer it once more.',
  already_submitted: 'You have already submitted this answer.',
  word_not_found: 'This word is not in the dictionary.',
  package_not_offered: 'You cannot buy this offer now. Check the prices again.',
  package_does_not_fit: ofAdmins,
  mail_not_verified: 'Check your inbox and confirm your email first!',
  promotion_not_found: 'We could not find this promotion.',
  promotion_exists: ofAdmins,
  promotion_redeemed: 'Promo already redeemed!',
  cart_not_found: 'We could not find this order in your account.',
  cart_closed: 'This order is finished. Start a new one.',
  price_changed: 'The price has changed. Check it, then pay.',
  method_does_not_fit: 'This payment method does not support your currency. Choose another one.',
  nothing_to_refund: ofAdmins,
  refund_too_high: ofAdmins,
  provider_away: 'Payments do not work right now. Nothing was charged. Wait a minute and try again.',
  rating_missing: 'Choose the stars first, then send your review.',
  testimonial_not_found: 'We could not find this review in your account.',
  conversation_not_found: 'We could not find this conversation in your account.',
  conversation_full: 'This conversation is full. Start a new one.',
  nothing_to_claim: 'You have no reward to claim yet.',
  referral_not_held: ofAdmins,
  word_not_saved: 'You have not saved this word.',
  content_not_found: ofAdmins,
  content_exists: ofAdmins,
  content_changed: ofAdmins,
  content_has_problems: ofAdmins,
  perk_not_found: 'We could not find this offer.',
  perk_exists: ofAdmins,
  perk_not_offered: 'This offer has ended, or it is not for your plan.',
  mock_test_not_found: 'We could not find this test in your account.',
  mock_test_locked: 'You need a plan or a credit to start this test.',
  nothing_to_give_back: ofAdmins,
  mock_test_incomplete:
    'A question of this test was removed, so you cannot start it now. Choose another test.',
  mock_test_exists: ofAdmins,
  mock_test_does_not_fit: ofAdmins,
  not_in_this_test: 'This question is not part of the test.',
  not_the_current_question: 'The test has moved on to another question.',
  already_answered: 'You have already answered this question, perhaps in another tab.',
  time_is_up: 'Time was up before this answer reached us, so it does not count.',
  test_already_submitted: 'You have already handed in this test.',
  draft_outdated: 'You have typed a newer text for this question on another device.',
  sitting_taken_over: 'You continued this test on another page or device.',
  test_not_submitted: 'You have not handed in this test yet.',
  survey_not_found: 'We could not find this survey.',
  survey_expired: 'This survey has expired!',
  survey_completed: 'Survey already completed!',
  survey_exists: ofAdmins,
  survey_started: ofAdmins,
  unreachable: 'We cannot reach Ninety now. Nothing is lost. Check your connection and try again.',
  internal: 'Server error!',
  unexpected: 'Something went wrong on our side. Nothing is lost. Please try again.',
};

const helps: Readonly<Partial<Record<FailureCode, string>>> = {
  internal: 'Nothing is lost. Try again in a moment.',
  other_session:
    'You logged in on another device or browser, so you are logged out here. What you typed stays on this device.',
  token_expired: 'Send a new link to your address.',
};

export const helpOf = (code: FailureCode): string | undefined => helps[code];

const wholeText = (code: FailureCode) => [messages[code], helps[code]].filter(Boolean).join(' ');

export function messageOf(error: unknown): string {
  return wholeText(codeOf(error));
}

export function codeOf(error: unknown): FailureCode {
  return error instanceof CallFailed ? knownCode(error.code) : 'unexpected';
}

/** The code may come from another version of this page. */
export function knownCode(code: string): FailureCode {
  return Object.hasOwn(messages, code) ? (code as FailureCode) : 'unexpected';
}

const ends = ['session_ended', 'other_session', 'access_blocked'] as const;

export const isEndOfSession = (text: string): boolean => ends.some((code) => messages[code] === text);

export function textOfEnd(ended: string | null): string | undefined {
  const code = ends.find((end) => end === ended);
  return code && wholeText(code);
}
