import { paths } from './paths.ts';

/**
 * What a page is about, for search engines and previews: specification, document 1, section 2. No page waits for it, so it is
 * no part of the first load.
 */
export const descriptions: Readonly<Record<string, string>> = {
  [paths.home.path]: 'Practise for your English exam, one question at a time, with a reason for every point.',
  [paths.login.path]: 'Log in to Ninety.',
  [paths.register.path]: 'Create an account with Ninety.',
  [paths.verify.path]: 'Verify the email address of your account.',
  [paths.signIn.path]: 'Complete a sign-in with another site.',
  [paths.resetPassword.path]: 'Get a link by email to set a new password.',
  [paths.notMe.path]: 'Report a login that was not you, and set a new password.',
  [paths.setPassword.path]: 'Set the new password that our team asked for.',
  [paths.dashboard.path]: 'Your practice at a glance, and what to do next.',
  [paths.contact.path]: 'Write to the team of Ninety.',
  [paths.unsubscribe.path]: 'Choose whether you want more emails of this kind.',
  [paths.formerUnsubscribe.path]: 'Choose whether you want more emails of this kind.',
  [paths.practice.path]: 'Practice questions by type, with free samples for everyone.',
  [paths.exercise.path]: 'Answer one question and see the reason for every point.',
  [paths.questionPreview.path]: 'A question as students see it, for the admin console.',
  [paths.statistics.path]: 'Your practice results, type by type.',
  [paths.mockTests.path]: 'Tests with the timing of the exam.',
  [paths.mockTestOverview.path]:
    'What is in the test, how long it takes, its rules, and a check of your device.',
  [paths.mockTestIntroduction.path]: 'The unscored introduction at the start of the exam.',
  [paths.mockTestExercise.path]: 'A running test.',
  [paths.mockTestDesktop.path]:
    'Why it is better to take a test at a desk, and what works on a small screen.',
  [paths.desktopOnly.path]: 'Why it is better to take a test at a desk, and what works on a small screen.',
  [paths.mockTestResults.path]: 'Each answer of your test, with the right answer and your points.',
  [paths.scorecard.path]: 'The exam score we estimate from your test, its range, and how we computed it.',
  [paths.scorecardOf.path]: 'The exam score we estimate from your test, its range, and how we computed it.',
  [paths.mockTestReceipt.path]: 'A signed record of what you handed in and when.',
  [paths.receipt.path]: 'Check whether the receipt of a test is genuine.',
  [paths.profile.path]: 'Your account.',
  [paths.pricing.path]: 'What each plan includes and costs, in your currency.',
  [paths.promo.path]: 'Start a promotion that we offered you.',
  [paths.checkout.path]: 'What you buy, what it costs, and how you pay.',
  [paths.thankYou.path]: 'Whether your payment went through, and what you have now.',
  [paths.thankYouMobile.path]: 'Back to the app after a purchase.',
  [paths.invited.path]: 'A friend invites you to Ninety.',
  [paths.perks.path]: 'Offers for students of Ninety, to claim once.',
  [paths.myWords.path]: 'Your saved words, and the ones that are due for review.',
  [paths.reward.path]: 'Your link for friends, who joined with it, and your rewards.',
  [paths.notifications.path]: 'All your notifications, newest first.',
  [paths.realResult.path]: 'Report your exam result from your scorecard.',
  [paths.estimates.path]: 'How close our estimates were to real exam results.',
  [paths.review.path]: 'What students say about Ninety, and a place for your own review.',
  [paths.microphone.path]: 'Test your microphone before you speak.',
  [paths.survey.path]: 'Tell us what you think, and earn a credit for a mock test.',
  [paths.notFound.path]: 'This page does not exist.',
};
