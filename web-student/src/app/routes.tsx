import { lazy, type ComponentType } from 'react';
import { ExercisePage } from '../features/exercise/page.ts';
import { paths } from './paths.ts';

/**
 * `guest`: someone logged in goes to the dashboard instead. `student`: a visitor goes to the log-in, which remembers
 * where they wanted to go. Source: specification, document 1, section 2.
 */
export interface RouteEntry {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly access: 'anyone' | 'guest' | 'student';
  /** Asked whether this is still the only session. */
  readonly checksSession?: boolean;
  /** The bars are away, so that nothing leads out of a running test by accident. */
  readonly hidesBars?: boolean | ((search: URLSearchParams) => boolean);
  /** On a phone the page has bars of its own, at the top and at the bottom. */
  readonly hasOwnBars?: boolean;
  readonly Page: ComponentType;
  /** Asks for what the page will show, where a visit to the site begins with it. */
  readonly prefetch?: (search: URLSearchParams) => void;
}

const scorecard = {
  title: 'Scorecard · Ninety',
  description: 'What your test would score, how sure that is, and why.',
  access: 'student',
  checksSession: true,
  Page: lazy(() => import('../features/scorecards/scorecard-page.tsx')),
} as const;

const desk = {
  description: 'Why a test is better sat at a desk, and what works on a small screen.',
  access: 'anyone',
  Page: lazy(() => import('../features/mock-tests/desk-page.tsx')),
} as const;

/** Titles stand here, so that they are there before the page's own code is. */
export const routes: readonly RouteEntry[] = [
  {
    path: paths.home.path,
    title: 'Ninety: practise for your English exam',
    description: 'Practise for your English exam, one question at a time, with a reason for every point.',
    access: 'guest',
    Page: lazy(() => import('../features/home/home-page.tsx')),
  },
  {
    path: paths.login.path,
    title: 'Log in · Ninety',
    description: 'Log in to Ninety.',
    access: 'guest',
    Page: lazy(() => import('../features/accounts/login-page.tsx')),
  },
  {
    path: paths.register.path,
    title: 'Sign up · Ninety',
    description: 'Make an account at Ninety.',
    access: 'guest',
    Page: lazy(() => import('../features/accounts/register-page.tsx')),
  },
  {
    path: paths.verify.path,
    title: 'Verify your e-mail address · Ninety',
    description: 'Verify the e-mail address of your account.',
    access: 'anyone',
    Page: lazy(() => import('../features/accounts/verify-page.tsx')),
  },
  {
    path: paths.resetPassword.path,
    title: 'Set a new password · Ninety',
    description: 'Get a link by mail that sets a new password.',
    access: 'anyone',
    Page: lazy(() => import('../features/accounts/reset-password-page.tsx')),
  },
  {
    path: paths.setPassword.path,
    title: 'Set a new password · Ninety',
    description: 'Set the new password that was asked for.',
    access: 'student',
    Page: lazy(() => import('../features/accounts/set-password-page.tsx')),
  },
  {
    path: paths.dashboard.path,
    title: 'Dashboard · Ninety',
    description: 'Your practice at a glance, and what to do next.',
    access: 'student',
    Page: lazy(() => import('../features/dashboard/dashboard-page.tsx')),
  },
  {
    path: paths.planReminder.path,
    title: 'Reminders of your study plan · Ninety',
    description: 'End the mails that remind you of your study plan.',
    access: 'anyone',
    Page: lazy(() => import('../features/study-plan/reminder-page.tsx')),
  },
  {
    path: paths.practice.path,
    title: 'Quick Practice · Ninety',
    description: 'Practice questions by type, with free samples for everyone.',
    access: 'anyone',
    checksSession: true,
    Page: lazy(() => import('../features/practice/practice-page.tsx')),
  },
  {
    path: paths.exercise.path,
    title: 'Exercise · Ninety',
    description: 'Answer one question and see the reason for every point.',
    access: 'anyone',
    checksSession: true,
    hasOwnBars: true,
    Page: ExercisePage,
    prefetch: (search) =>
      // Where it does not come, the page asks again.
      void import('../features/exercise/prefetch.ts').then(
        ({ prefetchExercise }) => prefetchExercise(search),
        () => undefined,
      ),
  },
  {
    path: paths.statistics.path,
    title: 'Statistics · Ninety',
    description: 'How your practice goes, type by type.',
    access: 'student',
    Page: lazy(() => import('../features/statistics/statistics-page.tsx')),
  },
  {
    path: paths.mockTests.path,
    title: 'Mock Tests · Ninety',
    description: 'Short tests under the clock of the exam.',
    access: 'student',
    checksSession: true,
    Page: lazy(() => import('../features/mock-tests/mock-tests-page.tsx')),
  },
  {
    path: paths.mockTestOverview.path,
    title: 'Before the test · Ninety',
    description: 'What a test asks, how long it takes, its rules, and whether your device is ready.',
    access: 'student',
    checksSession: true,
    Page: lazy(() => import('../features/mock-tests/overview-page.tsx')),
  },
  {
    path: paths.mockTestIntroduction.path,
    title: 'Introduce yourself · Ninety',
    description: 'The introduction that opens the exam, which is not scored.',
    access: 'student',
    checksSession: true,
    Page: lazy(() => import('../features/mock-tests/introduction/introduction-page.tsx')),
  },
  {
    path: paths.mockTestExercise.path,
    title: 'Mock Test · Ninety',
    description: 'A running test.',
    access: 'student',
    checksSession: true,
    hidesBars: true,
    Page: lazy(() => import('../features/mock-tests/sitting-page.tsx')),
  },
  {
    path: paths.mockTestDesktop.path,
    title: 'Tests at a desk · Ninety',
    ...desk,
  },
  {
    path: paths.desktopOnly.path,
    title: 'Better at a desk · Ninety',
    ...desk,
  },
  {
    path: paths.mockTestResults.path,
    title: 'Mock Test result · Ninety',
    description: 'Each answer of your test, the right one and the points.',
    access: 'student',
    checksSession: true,
    // One question is looked at alone: specification, document 1, section 2.
    hidesBars: (search) => search.has('item'),
    Page: lazy(() => import('../features/mock-tests/results-page.tsx')),
  },
  {
    path: paths.scorecard.path,
    ...scorecard,
  },
  {
    path: paths.scorecardOf.path,
    ...scorecard,
    // Its student may share it with everybody who has the link.
    access: 'anyone',
    Page: lazy(() => import('../features/scorecards/scorecard-of-page.tsx')),
  },
  {
    path: paths.mockTestReceipt.path,
    title: 'Receipt · Ninety',
    description: 'What you handed in and when, signed.',
    access: 'student',
    checksSession: true,
    Page: lazy(() => import('../features/receipts/receipt-page.tsx')),
  },
  {
    path: paths.receipt.path,
    title: 'Check a receipt · Ninety',
    description: 'See whether the receipt of a test is genuine.',
    access: 'anyone',
    Page: lazy(() => import('../features/receipts/check-page.tsx')),
  },
  {
    path: paths.profile.path,
    title: 'My Profile · Ninety',
    description: 'Your account.',
    access: 'student',
    Page: lazy(() => import('../features/accounts/profile-page.tsx')),
  },
  {
    path: paths.microphone.path,
    title: 'Microphone check · Ninety',
    description: 'See and hear what your microphone records, before you answer by voice.',
    access: 'anyone',
    Page: lazy(() => import('../features/microphone/microphone-page.tsx')),
  },
];

const lost = {
  path: paths.notFound.path,
  title: 'Page not found · Ninety',
  description: 'There is no such page.',
  access: 'anyone',
  Page: lazy(() => import('../features/home/not-found-page.tsx')),
} as const satisfies RouteEntry;

/** What unknown addresses show. */
export const fallbackRoute: RouteEntry = lost;
