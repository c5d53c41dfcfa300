import { expect, test } from 'vitest';
import { fallbackRoute, routes } from './routes.tsx';

type Rule = 'anyone' | 'guest' | 'student';

/**
 * Access to each page: specification, document 1, section 2. Pages that it does not name are listed too, so that each
 * new page needs a decision.
 */
const rules: Readonly<Record<string, Rule>> = {
  '/': 'guest',
  '/login': 'guest',
  '/register': 'guest',
  '/dashboard': 'student',
  '/statistics': 'student',
  '/profile': 'student',
  '/set-password': 'student',
  '/checkout': 'student',
  '/thank-you': 'student',
  '/survey': 'student',
  '/mock-test': 'student',
  '/mock-test/overview': 'student',
  '/mock-test/introduction': 'student',
  '/mock-test/exercise': 'student',
  '/mock-test/results': 'student',
  '/mock-test/scorecard': 'student',
  '/mock-test/receipt': 'student',
  '/mock-test/scorecard/:sessionId': 'anyone',
  '/mock-test/desktop': 'anyone',
  '/desktop-only': 'anyone',
  '/verify': 'anyone',
  '/reset-password': 'anyone',
  '/not-me': 'anyone',
  '/sign-in/:provider': 'anyone',
  '/practice': 'anyone',
  '/exercise': 'anyone',
  '/pricing': 'anyone',
  '/promo': 'anyone',
  '/thank-you-mobile': 'anyone',
  '/contact-us': 'anyone',
  '/unsubscribe': 'anyone',
  '/study-plan/reminder': 'anyone',
  '/receipt': 'anyone',
  '/microphone': 'anyone',
  '/review': 'anyone',
  '/reward': 'student',
  '/my-words': 'student',
  '/perk': 'student',
  '/real-result': 'student',
  '/estimates': 'anyone',
  '/question-preview': 'anyone',
  '/notifications': 'student',
  '/u': 'anyone',
};

test('each page is visible to the users that the specification names', () => {
  expect(Object.fromEntries(routes.map(({ path, access }) => [path, access]))).toEqual(rules);
  expect(fallbackRoute.access).toBe('anyone');
});

test('practice, mock tests and their pages check for another session', () => {
  const isWatched = /^\/(practice|exercise|mock-test)/;
  const unwatched = routes.filter(({ path, checksSession }) => isWatched.test(path) && !checksSession);
  expect(unwatched.map(({ path }) => path)).toEqual(['/mock-test/desktop']);
});

test('the bars are hidden at the checkout, in a test, in a review and in a preview', () => {
  const hidden = (query: string) =>
    routes
      .filter(({ hidesBars = false }) =>
        typeof hidesBars === 'function' ? hidesBars(new URLSearchParams(query)) : hidesBars,
      )
      .map(({ path }) => path);
  const always = ['/mock-test/exercise', '/checkout', '/thank-you', '/thank-you-mobile', '/question-preview'];
  expect(hidden('id=1').toSorted()).toEqual(always.toSorted());
  expect(hidden('id=1&item=2').toSorted()).toEqual([...always, '/mock-test/results'].toSorted());
});
