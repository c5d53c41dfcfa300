import { lazy, type ComponentType } from 'react';
import { ExercisePage } from '../features/practice/page/page.ts';
import { paths } from './paths.ts';

/**
 * `guest`: logged-in users go to the dashboard. `student`: visitors go to the login. Specification, document 1, section
 * 2.
 */
export interface RouteEntry {
  readonly path: string;
  /** `useDocumentTitle` appends the site's name unless the title contains it. */
  readonly title: string;
  readonly access: 'anyone' | 'guest' | 'student';
  readonly checksSession?: boolean;
  readonly hidesBars?: boolean | ((search: URLSearchParams) => boolean);
  readonly hasOwnBars?: boolean;
  readonly Page: ComponentType;
  readonly prefetch?: (search: URLSearchParams) => void;
}

const scorecard = {
  title: 'Scorecard',
  access: 'student',
  checksSession: true,
  Page: lazy(() => import('../features/scorecards/scorecard-page.tsx')),
} as const;

const unsubscribe = {
  title: 'Emails from Ninety',
  access: 'anyone',
  Page: lazy(() => import('../features/mail/unsubscribe-page.tsx')),
} as const;

const desk = {
  access: 'anyone',
  Page: lazy(() => import('../features/sittings/page/desk-page.tsx')),
} as const;

export const routes: readonly RouteEntry[] = [
  {
    path: paths.home.path,
    title: 'Ninety: practise for your English exam',
    access: 'guest',
    Page: lazy(() => import('../features/home/home-page.tsx')),
  },
  {
    path: paths.login.path,
    title: 'Log in',
    access: 'guest',
    Page: lazy(() => import('../features/accounts/login-page.tsx')),
  },
  {
    path: paths.register.path,
    title: 'Sign up',
    access: 'guest',
    Page: lazy(() => import('../features/accounts/register-page.tsx')),
  },
  {
    path: paths.verify.path,
    title: 'Verify your email address',
    access: 'anyone',
    Page: lazy(() => import('../features/accounts/verify-page.tsx')),
  },
  {
    path: paths.signIn.path,
    title: 'Sign in',
    access: 'anyone',
    Page: lazy(() => import('../features/accounts/sign-in/sign-in-page.tsx')),
  },
  {
    path: paths.resetPassword.path,
    title: 'Set a new password',
    access: 'anyone',
    Page: lazy(() => import('../features/accounts/reset-password-page.tsx')),
  },
  {
    path: paths.notMe.path,
    title: 'A login that was not you',
    access: 'anyone',
    Page: lazy(() => import('../features/accounts/second-factors/not-me-page.tsx')),
  },
  {
    path: paths.setPassword.path,
    title: 'Set a new password',
    access: 'student',
    Page: lazy(() => import('../features/accounts/set-password-page.tsx')),
  },
  {
    path: paths.dashboard.path,
    title: 'Dashboard',
    access: 'student',
    Page: lazy(() => import('../features/dashboard/dashboard-page.tsx')),
  },
  {
    path: paths.contact.path,
    title: 'Contact Us',
    access: 'anyone',
    Page: lazy(() => import('../features/inbox/contact-page.tsx')),
  },
  { path: paths.unsubscribe.path, ...unsubscribe },
  { path: paths.formerUnsubscribe.path, ...unsubscribe },
  {
    path: paths.practice.path,
    title: 'Quick Practice',
    access: 'anyone',
    checksSession: true,
    Page: lazy(() => import('../features/practice/list/practice-page.tsx')),
  },
  {
    path: paths.exercise.path,
    title: 'Exercise',
    access: 'anyone',
    checksSession: true,
    hasOwnBars: true,
    Page: ExercisePage,
    prefetch: (search) =>
      // If this fails, the page loads its data itself.
      void import('../features/practice/page/prefetch.ts').then(
        ({ prefetchExercise }) => prefetchExercise(search),
        () => undefined,
      ),
  },
  {
    path: paths.questionPreview.path,
    title: 'Preview of a question',
    access: 'anyone',
    hidesBars: true,
    Page: lazy(() => import('../features/question-preview/question-preview-page.tsx')),
  },
  {
    path: paths.statistics.path,
    title: 'Statistics',
    access: 'student',
    Page: lazy(() => import('../features/statistics/statistics-page.tsx')),
  },
  {
    path: paths.mockTests.path,
    title: 'Mock Tests',
    access: 'student',
    checksSession: true,
    Page: lazy(() => import('../features/mock-tests/catalogue/mock-tests-page.tsx')),
  },
  {
    path: paths.mockTestOverview.path,
    title: 'Before the test',
    access: 'student',
    checksSession: true,
    Page: lazy(() => import('../features/mock-tests/overview/overview-page.tsx')),
  },
  {
    path: paths.mockTestIntroduction.path,
    title: 'Introduce yourself',
    access: 'student',
    checksSession: true,
    Page: lazy(() => import('../features/mock-tests/introduction/introduction-page.tsx')),
  },
  {
    path: paths.mockTestExercise.path,
    title: 'Mock Test',
    access: 'student',
    checksSession: true,
    hidesBars: true,
    Page: lazy(() => import('../features/sittings/page/sitting-page.tsx')),
  },
  {
    path: paths.mockTestDesktop.path,
    title: 'Tests at a desk',
    ...desk,
  },
  {
    path: paths.desktopOnly.path,
    title: 'Better at a desk',
    ...desk,
  },
  {
    path: paths.mockTestResults.path,
    title: 'Mock Test result',
    access: 'student',
    checksSession: true,
    // A single question has no bars: specification, document 1, section 2.
    hidesBars: (search) => search.has('item'),
    Page: lazy(() => import('../features/sittings/results/results-page.tsx')),
  },
  {
    path: paths.scorecard.path,
    ...scorecard,
  },
  {
    path: paths.scorecardOf.path,
    ...scorecard,
    access: 'anyone',
    Page: lazy(() => import('../features/scorecards/scorecard-of-page.tsx')),
  },
  {
    path: paths.mockTestReceipt.path,
    title: 'Receipt',
    access: 'student',
    checksSession: true,
    Page: lazy(() => import('../features/receipts/receipt-page.tsx')),
  },
  {
    path: paths.receipt.path,
    title: 'Check a receipt',
    access: 'anyone',
    Page: lazy(() => import('../features/receipts/check-page.tsx')),
  },
  {
    path: paths.profile.path,
    title: 'My Profile',
    access: 'student',
    Page: lazy(() => import('../features/profile/profile-page.tsx')),
  },
  {
    path: paths.pricing.path,
    title: 'Plans and prices',
    access: 'anyone',
    Page: lazy(() => import('../features/commerce/pricing/pricing-page.tsx')),
  },
  {
    path: paths.promo.path,
    title: 'Promotion',
    access: 'anyone',
    Page: lazy(() => import('../features/commerce/promotions/promo-page.tsx')),
  },
  {
    path: paths.checkout.path,
    title: 'Checkout',
    access: 'student',
    // Specification, document 1, section 2: no top bar on checkout-like pages.
    hidesBars: true,
    Page: lazy(() => import('../features/commerce/checkout/checkout-page.tsx')),
  },
  {
    path: paths.thankYou.path,
    title: 'Your purchase',
    access: 'student',
    hidesBars: true,
    Page: lazy(() => import('../features/commerce/purchases/thank-you-page.tsx')),
  },
  {
    path: paths.thankYouMobile.path,
    title: 'Your purchase',
    access: 'anyone',
    hidesBars: true,
    Page: lazy(() => import('../features/commerce/purchases/thank-you-mobile-page.tsx')),
  },
  {
    path: paths.survey.path,
    title: 'Survey',
    access: 'student',
    Page: lazy(() => import('../features/surveys/survey-page.tsx')),
  },
  {
    path: paths.invited.path,
    title: 'Sign up',
    access: 'anyone',
    Page: lazy(() => import('../features/referrals/invited-page.tsx')),
  },
  {
    path: paths.myWords.path,
    title: 'My words',
    access: 'student',
    Page: lazy(() => import('../features/vocabulary/my-words-page.tsx')),
  },
  {
    path: paths.perks.path,
    title: 'Perks',
    access: 'student',
    Page: lazy(() => import('../features/perks/perk-page.tsx')),
  },
  {
    path: paths.reward.path,
    title: 'Reward',
    access: 'student',
    Page: lazy(() => import('../features/referrals/reward-page.tsx')),
  },
  {
    path: paths.notifications.path,
    title: 'Notifications',
    access: 'student',
    Page: lazy(() => import('../features/notifications/notifications-page.tsx')),
  },
  {
    path: paths.realResult.path,
    title: 'Your exam result',
    access: 'student',
    Page: lazy(() => import('../features/results/real-result-page.tsx')),
  },
  {
    path: paths.estimates.path,
    title: 'How good are our estimates?',
    access: 'anyone',
    Page: lazy(() => import('../features/results/estimates-page.tsx')),
  },
  {
    path: paths.review.path,
    title: 'Reviews',
    access: 'anyone',
    Page: lazy(() => import('../features/testimonials/review-page.tsx')),
  },
  {
    path: paths.microphone.path,
    title: 'Microphone check',
    access: 'anyone',
    Page: lazy(() => import('../features/microphone/microphone-page.tsx')),
  },
];

const lost = {
  path: paths.notFound.path,
  title: 'Page not found',
  access: 'anyone',
  Page: lazy(() => import('./not-found-page.tsx')),
} as const satisfies RouteEntry;

export const fallbackRoute: RouteEntry = lost;
