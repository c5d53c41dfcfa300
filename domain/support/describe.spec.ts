import { expect, test } from 'vitest';
import { z } from 'zod';
import { erased } from '../core/events/personal.ts';
import { sampleOf } from '../core/testing/sample.ts';
import { streams, type AnyEvent } from '../streams.ts';
import { objectiveScore } from '../scoring/score.ts';
import { describe, isAnyEvent } from './describe.ts';
import { example, examples, question, registeredAndErased, type ExampleType } from './testing/stories.ts';

const sentences: { readonly [Type in ExampleType]?: string } = {
  UserRegistered:
    'Registered. Email address: ann@example.com, exam: new format. Agreed to the terms of use of 1 November 2026 and the privacy policy of 2 November 2026',
  VerificationMailRequested: 'Logged in before the email address was verified; asked for a new email',
  PasswordChanged: 'Set a new password through an emailed link; every earlier login ended',
  NewPasswordRequired:
    'Has to set a new password at the next login. Reason: The class was given one password',
  FirstNameChanged: 'Set the first name: Ann',
  ProfileImageChanged: 'Chose the profile picture; its hash begins with abababababab',
  PlatformAccessGranted: 'Access changed to Admin',
  PackageGranted: 'Got Silver: access from 2026-11-25 00:00:00 UTC until 2026-12-25 00:00:00 UTC',
  PackageRevoked: 'Lost the unused part of Silver after its refund: access until 2026-11-30 00:00:00 UTC',
  BoughtCreditsGranted: 'Got 60 writing credits for Silver',
  BoughtCreditsRevoked: 'Lost 12 writing credits of Silver that were unused, after its refund',
  CartOpened: 'Put Silver into a cart, at the prices for US',
  CartPriced: 'Was quoted 64.35 USD for Silver, valid until 2026-11-20 12:30:00 UTC (price list 1)',
  PaymentRequested: 'Started to pay 64.35 USD for Silver by card (payment pi_1, price list 1)',
  PaymentSucceeded: 'The payment of 64.35 USD went through (pi_1)',
  PaymentRefused: 'The payment was declined: card_declined',
  PaymentCancelled: 'The payment was cancelled (pi_1)',
  PaymentNotAccepted:
    'Nothing was granted for 64.35 USD, which will be refunded: the purchase was paid already (pi_2)',
  PaymentReturned: 'Got a refund of 64.35 USD, for which nothing was granted',
  PackageDelivered: 'Paid 64.35 USD for Silver, 30 days: access until 4 May 2027. Receipt 2026-000123',
  RefundRequested: 'A refund of 64.35 USD was requested, by an admin. Reason: Ann was ill',
  RefundCompleted: 'Got a refund of 64.35 USD',
  RefundFailed: 'The refund failed: expired_or_canceled_card',
  PurchaseRevoked: 'Lost the unused part of Silver after a full refund',
  DisputeOpened: 'Disputed the payment at the bank (pi_1)',
  DisputeClosed: 'The dispute at the bank is closed: the bank gave the money back (pi_1)',
  ReceiptNumbered: 'The receipt of a purchase has number 123 of its year',
  PriceListStarted: 'Started the price list with 16 packages',
  PackageChanged: 'Set Bronze to 59.00 AUD, shown: A price for the summer',
  PromotionCreated: 'Created the promotion summer: 20% until 2026-12-01 00:00:00 UTC: The summer',
  PromotionChanged: 'Changed the promotion summer: 20% until 2026-12-01 00:00:00 UTC: The summer is longer',
  PromotionEnded: 'Ended the promotion: The summer is over',
  RatingLeft: 'Rated the site with 5 of 5 stars',
  TestimonialLeft: 'Left a review: It works. I got 79 points.',
  TestimonialApproved: 'The review was approved: Read it',
  TestimonialWithdrawn: 'The review was marked as not approved: The student asked for it',
  TestimonialPostponed: 'Wants to be asked for a rating after 10 November 2026',
  ReferralRecorded: 'Signed up with the referral link of u1',
  ReferralHeld: 'The referral of u2 is held: same network',
  ReferralJoined: 'The referral of u2 counts',
  ReferralDeclined: 'The referral of u2 does not count: The same person',
  MobileAppLinked: 'Linked the mobile app. Profile at Adapty: 3286abd3-48b0-4e9c-a5f6-ac0a006804a6',
  MobilePurchaseRedeemed: 'Redeemed a purchase of the mobile app: Bronze sect, app store',
  OldAccountsDeletionStarted:
    'Started to delete 2 accounts that were not used since 2024-11-03 14:00:00 UTC. Reason: Not used for two years',
  OldAccountsDeletionFinished: 'Deleted 2 old accounts',
  ScorerRolloutStarted:
    'Started to score all answers again by writing 4 and speaking 8, from 2026-11-01 on. Reason: A better tagger',
  ScorerRolloutFinished:
    'Added 2 second scores, 1 of them with different points; 0 answers could not be scored',
  RewardClaimed: 'Claimed rewards, for friends who joined: 1',
  FriendInvited: 'Invited bob@example.com',
  RealResultReported: 'Reported 67 in the exam of 12 October 2026, after an estimate of 64',
  RealResultDiscarded: 'The reported result was discarded: Not a real scorecard',
  PerkCreated: 'Created the offer "Books": A partner',
  PerkChanged: 'Changed the offer "Books": It lasts longer',
  PerkEnded: 'Ended the offer: The partner ends it',
  PerkClaimed: 'Claimed the offer books',
  MarkReported: 'Reported a grammar mark in the answer to WWM-0001 as no mistake (subject-verb-agreement)',
  MarkReportResolved: 'The report of a mark was accepted',
  WordSaved: 'Saved the word "vary"',
  WordRecalled: 'Reviewed the word "vary", which comes back 2026-11-06 14:00:00 UTC',
  WordRemoved: 'Removed the word "vary"',
  ContentDraftSaved: 'Saved revision 1 of "Prices" (faq.prices): The prices are new',
  ContentPublished: 'Scheduled revision 1 of faq.prices for 2026-11-04 00:00:00 UTC: The prices are new',
  ContentPublicationCancelled: 'Cancelled the scheduled publication of faq.prices: The prices are new',
  ContentFileUploaded: 'Uploaded content-0123456789ab.png for the site, 1024 bytes',
  ContentWithdrawn: 'Withdrew faq.prices from the site: The prices are new',
  PromotionActivated:
    'Started the promotion summer, which holds for this person until 2026-11-02 00:00:00 UTC',
  AppVersionUpdated: 'Has version 0.1.0 of the client',
  CpcOfferClaimed: 'Kept the promotion summer, started earlier in a browser',
  PromotionRedeemed: 'Bought with the promotion summer, which is now used up',
  MailBounced: 'Mail to the email address bounced on 2026-11-03 14:00:00 UTC: we stopped sending there',
  MailComplained:
    'An email was marked as spam on 2026-11-03 14:00:00 UTC: only emails about the account are still sent',
  MailResumed: 'Asked for mail to the email address to be sent again',
  ContactMessageSent: 'Wrote to the team: Where is my receipt?',
  ConversationContinued: 'Wrote to the team again: I found it.',
  ConversationAnswered: 'The team answered: It is in your profile.',
  BlogFeedbackGiven: 'Found the post "linking-words" helpful',
  PaidTimeGranted: 'Paid access granted until 2027-01-31 00:00:00 UTC. Reason: Paid by bank transfer',
  UserBlocked: 'Blocked. Reason: Shared the account',
  UserUnblocked: 'Unblocked. Reason: Settled',
  StepMarked: 'Marked want_bg_noise',
  StepUnmarked: 'Unmarked want_bg_noise',
  NightModeSwitched: 'Switched night mode on',
  NightTimeChanged: 'Set automatic night mode from 21:00 to 6:00',
  ExamTypeChosen: 'Chose the exam: UKVI',
  UserJoined: 'Joined without a password. Exam: UKVI',
  EmailAdded: 'Added the email address ann@example.com',
  SignInLinked: 'Linked WeChat as a way to log in',
  SignInUnlinked: 'Removed Google as a way to log in',
  SessionStarted:
    'Logged in with Chrome on Windows, not seen before; the session lasts until 2026-12-01 08:00:00 UTC',
  SessionEnded: 'Logged out, because the user was blocked',
  SuspiciousLoginReported:
    'Reported the login of 2026-11-01 08:00:00 UTC as not theirs; every login ended, and a new password is needed',
  PasskeyAdded: "Added the passkey Ann's phone",
  PasskeyRenamed: 'Renamed a passkey to My laptop',
  RecoveryCodesCreated: 'Got 2 recovery codes; the old ones no longer work',
  RecoveryCodeAccepted: 'Used up a recovery code to confirm who they are',
  SecondFactorRemoved: 'The team removed the second factor. Reason: Lost the phone',
  AnswerSubmitted: 'Sent the answer to RRP-0003: B, A, C',
  AnswerScored: 'Submitted RRP-0003: 3 of 4 pairs are linked, 41 s',
  AnswerAnalysisFailed: 'The answer to WSC-0001 could not be scored: The analysis did not answer',
  AnswerRescored:
    'Scored RRP-0003 again: 3 of 4 pairs are linked; before, 1 of 4 pairs is linked. Reason: The key was wrong',
  AnswerScoredAgain:
    'Scored WSC-0001 again by writing 4: 2 of 2 points. The first score counts: 1 of 2 points by writing 3',
  NewScoreNoticeRequested: 'Asked for a notification about a newer score of WSC-0001',
  ExtraTimeGranted:
    'Was granted 25% of extra time and breaks that stop the clock in timed tests. Reason: A doctor says so',
  ExtraTimeRevoked: 'The extra time in timed tests was removed. Reason: It was for one month',
  CreditsGranted: 'Was granted 5 writing credits. Reason: Ann was ill for a week',
  CreditSpent: 'Spent 1 writing credit on WSC-0001',
  SpeakingAllowanceUsed: 'Reached 75% of the speaking credits with the answer to SRA-0001',
  CreditReturned: 'Got 1 writing credit back for WSC-0001, because it could not be scored',
  TestCreditSpent: 'Spent 1 full mock test credit on Full test, Core',
  TestCreditReturned:
    'Got 1 full mock test credit back for Full test, Core, which a fault of ours broke. Reason: The server was down for Ann',
  RewardGranted: 'Earned 1 full mock test credit: survey completed (winter-2026)',
  RewardRevoked:
    'Lost 1 full mock test credit of a reward, because its cause was withdrawn: survey completed (winter-2026)',
  RewardRefused:
    'Got no reward for: survey completed (winter-2026), because the email address was not verified',
  SurveyCreated:
    'Created the survey winter-2026, from 2026-12-01 00:00:00 UTC until 2026-12-31 00:00:00 UTC. Reason: We want to know',
  SurveyChanged:
    'Changed the survey winter-2026, from 2026-12-01 00:00:00 UTC until 2026-12-31 00:00:00 UTC. Reason: Longer',
  SurveyEnded: 'Ended the survey. Reason: We know enough',
  SurveyCompleted: 'Completed the survey winter-2026',
  SurveyResponseDiscarded: 'Discarded the answers to the survey winter-2026. Reason: Random answers',
  AnnouncementMade: 'Notified a group of students: New tests',
  Announced: 'Was asked to complete the survey: How do you practise?',
  CreditsCarriedForward: 'Credits so far: 1 writing credit, 0 speaking credits and 2 full mock test credits',
  MockTestScorecardShared: 'The student shared the scorecard under the name Ann',
  QuestionFavorited: 'Added RRP-0003 to the favourites',
  QuestionUnfavorited: 'Removed RRP-0003 from the favourites',
  QuestionMarkedAsTested: 'Said that RRP-0003 came up in the real exam',
  QuestionUnmarkedAsTested: 'Withdrew that RRP-0003 came up in the real exam',
  ExerciseScoreCleared: 'Cleared the score of all RRP questions',
  MockTestStarted: 'Started Reading sprint: 2 questions in 6 min, open until 2026-11-10 14:00:00 UTC',
  MockTestSectionStarted: 'Began part 2, listening',
  MockTestTimeCompensated:
    'Returned 42 s to clock 1 of part 1: our server did not answer from 2026-11-03 14:01:00 UTC to 2026-11-03 14:01:42 UTC',
  MockTestClockExpired: 'Time was up for clock 1 of part 1 at 2026-11-03 14:06:00 UTC',
  MockTestExtraTimeGranted: 'Has 25% of extra time from the next clock on: 2 min 30 s more in all',
  MockTestBreakStarted:
    'Stopped clock 1 of part 1 for a break at 2026-11-03 14:02:00 UTC, until 2026-11-03 14:12:00 UTC at the latest',
  MockTestBreakEnded:
    'Clock 1 of part 1 ran again at 2026-11-03 14:05:30 UTC after a break of 3 min 30 s: the student continued',
  MockTestAnswerSubmitted: 'Answered question 1, RSA-0001: “They dance.”',
  MockTestAnswerScored: 'Scored WSC-0001: 1 of 2 points',
  MockTestAnswerAnalysisFailed: 'The answer to WSC-0001 could not be scored: The analysis gave no score.',
  MockTestSectionEnded: 'The reading section ended: the time was up',
  MockTestSubmitted: 'The test was handed in: 1 of 2 questions answered',
  MockTestResultRecorded: 'Result of Reading sprint: 1 of 9 points',
  MockTestLateScoreRecorded:
    'Scored RSA-0002 after the result: the option is right. The test now has 2 of 10 points',
  MockTestQuestionRescored:
    'Scored RSA-0001 again: the option is not right; before, the option is right. Reason: The key was wrong',
  MockTestAnswerScoredAgain:
    'Scored WSC-0001 again by writing 4: 1 of 2 points. The first score counts: 1 of 2 points by writing 3',
  MockTestNewScoreNoticeRequested: 'Asked for a notification about a newer score of WSC-0001',
  MockTestBuilt: 'Built the test mock_test_new_writing_1, Writing, test 1, with 2 questions',
  MockTestRevised: 'Revised the test mock_test_new_writing_1: 2 questions. Reason: A question was too easy',
  MockTestRetired: 'The test was retired. Reason: There is a newer one',
  QuestionDrafted: 'Question RSA-0001 drafted: Bees and their dances',
  QuestionRevised: 'Question RSA-0001 revised with another key. Reason: The key was wrong',
  QuestionRetired: 'The question was retired. Reason: Too old',
  QuestionReported: 'Reported RSA-0001: wrong answer. They sing as well.',
  QuestionTrackUploaded: 'Uploaded the recording LWD-0001-1f2e3d4c5b6a.mp3 for LWD-0001, 5 s',
  QuestionPictureUploaded: 'Uploaded the picture SDI-0001-1f2e3d4c5b6a.png for SDI-0001, 800 by 600 pixels',
  QuestionReportResolved: 'The report was corrected. Thank you.',
  ReviewScheduled: 'Review of RSA-0001 set for 2026-11-04 14:00:00 UTC',
  ReviewStopped: 'Removed RSA-0001 from the reviews',
  AllNotificationsRead: 'Marked all notifications as read',
  StudyPlanSet:
    'Planned 180 minutes a week on 3 days for a score of 70, exam on 2026-12-18, reminded at 7:00 (Europe/Berlin)',
  HistoryLookedUp: 'An admin looked at this history. Reason: Asks where the answer went',
  RecordingPlayed: 'An admin listened to a recording. Reason: Says that it is silent',
  ReceiptOpened: 'An admin opened the receipt of a purchase. Reason: Lost the receipt',
};

test.each(Object.keys(sentences) as ExampleType[])('%s is described in words', (type) => {
  expect(describe(example(type))).toBe(sentences[type]);
});

test.each(streams)('any event of $category is described in words', ({ types, definitions }) => {
  for (const type of types) {
    const data = sampleOf(definitions[type]?.schema ?? z.never(), [question]);
    const sentence = describe({ type, data } as AnyEvent);
    expect(sentence).toMatch(/^[A-Z]/);
    expect(sentence).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
  }
});

test.each(streams)('examples of $category match the stored events', (codec) => {
  for (const type of codec.types.filter((each) => each in examples)) {
    const { data } = example(type as ExampleType);
    expect(codec.encode({ type, data })).toEqual(data);
  }
});

test.each([
  ['RSA-0002', 1, 1, 12, 'Submitted RSA-0002: the option is right, 12 s'],
  ['RSA-0002', 0, 1, 12, 'Submitted RSA-0002: the option is not right, 12 s'],
  ['RRP-0003', 0, 3, 60, 'Submitted RRP-0003: 0 of 3 pairs are linked, 1 min'],
  ['RFB-0001', 2, 5, 125, 'Submitted RFB-0001: 2 of 5 blanks are right, 2 min 5 s'],
  ['LWD-0006', 7, 9, 0.4, 'Submitted LWD-0006: 7 of 9 words are right, 0 s'],
] as const)('%s with %d of %d in %d s', (uid, points, maximum, secondsUsed, sentence) => {
  const type = uid.slice(0, 3) as 'RSA';
  const score = objectiveScore(points, maximum, points * 2 > maximum, []);
  const event: AnyEvent = { type: 'AnswerScored', data: { attemptId: 'a', uid, type, score, secondsUsed } };
  expect(describe(event)).toBe(sentence);
});

test.each([
  [{ type: 'RSA', selectedAnswer: '' }, 'no option chosen'],
  [{ type: 'RRP', items: [] }, 'no order given'],
  [{ type: 'RFB', selectedAnswer: ['quickly', ' '] }, 'quickly, (empty)'],
  [{ type: 'RFB', selectedAnswer: [] }, 'no blank filled'],
  [{ type: 'LWD', text: ' ' }, 'nothing typed'],
  [{ type: 'LWD', text: 'The sea is calm.' }, '“The sea is calm.”'],
  [{ type: 'LWD', text: erased }, 'Erased'],
] as const)('the answer %j is described as %s', (answer, words) => {
  const event = {
    type: 'MockTestAnswerSubmitted',
    data: { uid: `${answer.type}-0001`, index: 1, answer },
  } as unknown as AnyEvent;
  expect(describe(event)).toBe(`Answered question 2, ${answer.type}-0001: ${words}`);
});

test('erased personal data is shown as erased', () => {
  expect(describe(registeredAndErased)).toContain('Registered. Email address: Erased');
  const lookUp = { ...example('HistoryLookedUp').data, reason: erased };
  expect(describe({ type: 'HistoryLookedUp', data: lookUp })).toContain('Reason: Erased');
});

test('names an unknown test by its id', () => {
  const { data } = example('MockTestStarted');
  const sentence = describe({ type: 'MockTestStarted', data: { ...data, mockTestId: 'mock_test_new_1' } });
  expect(sentence).toContain('Started mock_test_new_1');
});

test('recognises only events with a codec', () => {
  expect(isAnyEvent({ type: 'AnswerScored', data: {} })).toBe(true);
  expect(isAnyEvent({ type: 'toString', data: {} })).toBe(false);
});
