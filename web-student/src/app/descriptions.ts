import { paths } from './paths.ts';

/**
 * What a page is about, for search engines and previews: specification, document 1, section 2. No page waits for it, so it is
 * no part of the first load.
 */
export const descriptions: Readonly<Record<string, string>> = {
  [paths.home.path]: 'Practise for your English exam, one question at a time, with a reason for every point.',
  [paths.login.path]: 'Log in to Ninety.',
  [paths.register.path]: 'Make an account at Ninety.',
  [paths.verify.path]: 'Verify the e-mail address of your account.',
  [paths.signIn.path]: 'Where a sign-in with another site ends.',
  [paths.resetPassword.path]: 'Get a link by mail that sets a new password.',
  [paths.notMe.path]: 'End a log-in that was not you, and set a new password.',
  [paths.setPassword.path]: 'Set the new password that was asked for.',
  [paths.dashboard.path]: 'Your practice at a glance, and what to do next.',
  [paths.contact.path]: 'Write to the team of Ninety.',
  [paths.unsubscribe.path]: 'Choose whether you want more mails of this kind.',
  [paths.formerUnsubscribe.path]: 'Choose whether you want more mails of this kind.',
  [paths.practice.path]: 'Practice questions by type, with free samples for everyone.',
  [paths.exercise.path]: 'Answer one question and see the reason for every point.',
  [paths.statistics.path]: 'How your practice goes, type by type.',
  [paths.mockTests.path]: 'Short tests under the clock of the exam.',
  [paths.mockTestOverview.path]:
    'What a test asks, how long it takes, its rules, and whether your device is ready.',
  [paths.mockTestIntroduction.path]: 'The introduction that opens the exam, which is not scored.',
  [paths.mockTestExercise.path]: 'A running test.',
  [paths.mockTestDesktop.path]: 'Why a test is better sat at a desk, and what works on a small screen.',
  [paths.desktopOnly.path]: 'Why a test is better sat at a desk, and what works on a small screen.',
  [paths.mockTestResults.path]: 'Each answer of your test, the right one and the points.',
  [paths.scorecard.path]: 'What your test would score, how sure that is, and why.',
  [paths.scorecardOf.path]: 'What your test would score, how sure that is, and why.',
  [paths.mockTestReceipt.path]: 'What you handed in and when, signed.',
  [paths.receipt.path]: 'See whether the receipt of a test is genuine.',
  [paths.profile.path]: 'Your account.',
  [paths.pricing.path]: 'What each plan has and costs, in your money.',
  [paths.promo.path]: 'Starts a promotion that was offered to you.',
  [paths.checkout.path]: 'What you buy, what it costs, and how you pay.',
  [paths.thankYou.path]: 'Whether your payment is through, and what you have now.',
  [paths.thankYouMobile.path]: 'Back to the app after a purchase.',
  [paths.invited.path]: 'A friend invites you to Ninety.',
  [paths.perks.path]: 'Offers for students of Ninety, to claim once.',
  [paths.myWords.path]: 'The words that you have saved, and those that are due to review.',
  [paths.reward.path]: 'Your link for friends, who joined by it, and what that earns.',
  [paths.review.path]: 'What students say about Ninety, and where you say it.',
  [paths.microphone.path]: 'See and hear what your microphone records, before you answer by voice.',
  [paths.survey.path]: 'Tell us what you think, and earn a credit for a mock test.',
  [paths.notFound.path]: 'There is no such page.',
};
