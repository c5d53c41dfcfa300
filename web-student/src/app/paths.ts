import { siteAddress } from '#domain/core/site-address.ts';
import { checkoutPath, questionPreviewPath, surveyPath } from '#domain/core/site-paths.ts';
import type { QuestionListing } from '#domain/questions/contract.ts';

const query = (values: Record<string, string | undefined>) => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};

/** All client addresses: specification, document 1, section 2. */
export const paths = {
  home: { path: '/', getHref: () => '/' },
  login: {
    path: '/login',
    getHref: (redirect?: string) => `/login${query({ redirect })}`,
  },
  register: {
    path: '/register',
    getHref: (redirect?: string) => `/register${query({ redirect })}`,
  },
  verify: { path: '/verify', getHref: () => '/verify' },
  /** A referral link, with `r`. */
  invited: { path: '/u' },
  perks: { path: '/perk', getHref: () => '/perk' },
  myWords: { path: '/my-words', getHref: () => '/my-words' },
  reward: { path: '/reward', getHref: () => '/reward' },
  notifications: { path: '/notifications', getHref: () => '/notifications' },
  realResult: { path: '/real-result', getHref: () => '/real-result' },
  estimates: { path: '/estimates', getHref: () => '/estimates' },
  review: { path: '/review', getHref: () => '/review' },
  /** Sign-in providers redirect here: `signInReturnPath`. */
  signIn: { path: '/sign-in/:provider' },
  resetPassword: {
    path: '/reset-password',
    getHref: (redirect?: string) => `/reset-password${query({ redirect })}`,
  },
  notMe: { path: '/not-me', getHref: () => '/not-me' },
  setPassword: {
    path: '/set-password',
    getHref: (redirect?: string) => `/set-password${query({ redirect })}`,
  },
  dashboard: { path: '/dashboard', getHref: () => '/dashboard' },
  practice: {
    path: '/practice',
    getHref: (section?: string, exercise?: string, prediction?: 'true') =>
      `/practice${query({ section, exercise, prediction })}`,
  },
  exercise: {
    path: '/exercise',
    /** @param list the list that the question was opened from; Previous and Next follow it (`writeList`) */
    getHref: (uid: QuestionListing['uid'], list: Readonly<Record<string, string>> = {}) =>
      `/exercise${query({ uid, ...list })}`,
  },
  questionPreview: { path: questionPreviewPath },
  contact: {
    path: '/contact-us',
    getHref: () => '/contact-us',
    getChatHref: () => '/contact-us?chat=open',
  },
  unsubscribe: { path: '/unsubscribe', getHref: () => '/unsubscribe' },
  /** Linked from the study plan reminders that we sent before November 2026. */
  formerUnsubscribe: { path: '/study-plan/reminder', getHref: () => '/study-plan/reminder' },
  statistics: { path: '/statistics', getHref: () => '/statistics' },
  mockTests: { path: '/mock-test', getHref: () => '/mock-test' },
  mockTestOverview: {
    path: '/mock-test/overview',
    /** @param id of the test, not of a sitting */
    getHref: (id: string) => `/mock-test/overview${query({ id })}`,
  },
  mockTestIntroduction: {
    path: '/mock-test/introduction',
    getHref: (id: string) => `/mock-test/introduction${query({ id })}`,
  },
  mockTestExercise: {
    path: '/mock-test/exercise',
    getHref: (id: string) => `/mock-test/exercise${query({ id })}`,
  },
  mockTestDesktop: { path: '/mock-test/desktop', getHref: () => '/mock-test/desktop' },
  desktopOnly: { path: '/desktop-only', getHref: () => '/desktop-only' },
  mockTestResults: {
    path: '/mock-test/results',
    /** @param submit asks whether to hand in a running test */
    getHref: (id: string, submit?: 'true') => `/mock-test/results${query({ id, submit })}`,
    /** @param item the number of a single question, starting at 1 */
    getReviewHref: (id: string, item: number) => `/mock-test/results${query({ id, item: String(item) })}`,
  },
  scorecard: {
    path: '/mock-test/scorecard',
    getHref: (id: string) => `/mock-test/scorecard${query({ id })}`,
  },
  scorecardOf: {
    path: '/mock-test/scorecard/:sessionId',
    getHref: (sessionId: string) => `/mock-test/scorecard/${encodeURIComponent(sessionId)}`,
  },
  mockTestReceipt: {
    path: '/mock-test/receipt',
    getHref: (id: string) => `/mock-test/receipt${query({ id })}`,
  },
  receipt: { path: '/receipt', getHref: () => '/receipt' },
  profile: {
    path: '/profile',
    /** @param openSettings scrolls to the settings: specification, document 2, section 2 */
    getHref: (openSettings?: 'true') => `/profile${query({ openSettings })}`,
    getCreditsHref: () => '/profile#credits',
  },
  microphone: { path: '/microphone', getHref: () => '/microphone' },
  pricing: { path: '/pricing', getHref: () => '/pricing' },
  promo: { path: '/promo', getHref: () => '/promo' },
  checkout: {
    path: checkoutPath,
    getHref: (id: string, inApp?: 'true') => `${checkoutPath}${query({ id, inApp })}`,
  },
  thankYou: { path: '/thank-you', getHref: (id: string) => `/thank-you${query({ id })}` },
  thankYouMobile: {
    path: '/thank-you-mobile',
    getHref: (id: string) => `/thank-you-mobile${query({ id })}`,
  },
  survey: { path: surveyPath, getHref: (id?: string) => `${surveyPath}${query({ id })}` },
  notFound: { path: '/not-found', getHref: () => '/not-found' },
} as const;

/** The admin console is a separate application on the same origin, with the same login. */
export const isInConsole = (href: string) => /^\/admin(?:[/?#]|$)/.test(href);

export function safeRedirect(redirect: string | null | undefined): string | undefined {
  if (!redirect || !siteAddress.test(redirect)) return undefined;
  return redirect.startsWith('/login') || redirect.startsWith('/register') ? undefined : redirect;
}
