import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { receiptKeysPath } from '#domain/receipts/receipt-keys.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { storageKeys } from '../core/storage.ts';
import { shop } from '../testing/commerce.ts';
import { refused, type Answers } from '../testing/fake-api.ts';
import { practiceAnswers } from '../testing/practice/practice.ts';
import { listing, questionListAnswers } from '../testing/practice/question-list.ts';
import { renderPage } from '../testing/render-page.tsx';
import { shownTestimonial } from '../testing/testimonials.ts';
import { expectLoaded, expectSoundInBothLooks, phone, unvisited } from '../testing/tour.ts';

const question = sampleQuestions.RSA;
const bank = [
  listing('RSA-0001', { answered: 1, bestPercent: 100, lastPercent: 100, lastSuccessful: true }),
  listing('RFB-0001', { isLocked: true, free: false }),
  listing('LWD-0001', { prediction: true, isFavorite: true }),
];
const { fetchAllPackages } = shop().answers;
const api = {
  ...questionListAnswers(bank),
  fetchAllPackages,
  fetchVerification: ({ token }) =>
    token === 'x'
      ? refused('token_invalid')
      : { status: 200, body: { email: 'ada@example.com', standing: 'open', hasPassword: true } },
  finishSignIn: () => refused('sign_in_failed'),
  fetchMailList: () => ({ status: 200, body: { list: 'third_party', isOn: true } }),
  activatePromotion: () => ({ status: 201, body: {} }),
  fetchTestimonials: () => ({ status: 200, body: { testimonials: [shownTestimonial] } }),
  fetchAverageRating: () => ({ status: 200, body: { averageRating: 4.5, ratings: 2 } }),
  fetchCalibration: () => ({ status: 200, body: { results: 12, groups: [] } }),
  fetchMockTestResultPublic: () => refused('mock_test_not_found'),
} satisfies Answers;
const exercise = { ...api, ...practiceAnswers(question) };
const missing = { ...exercise, fetchQuestion: () => refused('question_not_found') } satisfies Answers;

const pages: readonly (readonly [address: string, answers: Answers])[] = [
  ['/', api],
  ['/login', api],
  ['/register', api],
  ['/verify', api],
  ['/verify?token=x', api],
  ['/verify?token=open', api],
  ['/sign-in/google', api],
  ['/reset-password', api],
  ['/reset-password?token=x', api],
  ['/not-me?token=x', api],
  ['/contact-us', api],
  ['/unsubscribe?token=x', api],
  ['/practice', api],
  ['/practice?section=reading&search=zzzz', api],
  [`/exercise?uid=${question.uid}`, exercise],
  ['/exercise?uid=RSA-9999', missing],
  ['/mock-test/desktop', api],
  ['/mock-test/scorecard/none', api],
  ['/pricing', api],
  ['/review', api],
  ['/estimates', api],
  ['/question-preview', api],
  ['/u?r=abc-123', api],
  ['/promo?id=expired', api],
  ['/thank-you-mobile', api],
  ['/microphone', api],
  ['/nowhere', api],
];

it.each(pages)('%s is accessible in both looks', async (address, answers) => {
  await renderPage(address, { ...phone, api: answers });
  await expectLoaded();
  await expectSoundInBothLooks(address);
});

it('/receipt is accessible in both looks', async () => {
  const { goTo } = await renderPage('/nowhere', { ...phone, api });
  const fakeFetch = fetch;
  // The address of the keys has no contract.
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) =>
    address === receiptKeysPath ? Response.json({ keys: [] }) : fakeFetch(address, request),
  );
  goTo('/receipt');
  await expectLoaded();
  await expectSoundInBothLooks('/receipt');
});

it('the notice on the old format is accessible in both looks', async () => {
  await renderPage('/practice', { ...phone, api });
  await page.getByRole('combobox', { name: 'Exam' }).selectOptions('Academic (Old)');
  await expect.element(page.getByRole('dialog', { name: 'About the old format' })).toBeVisible();
  await expectSoundInBothLooks('the notice on the old format');
});

it('the tour visits every page of a visitor', () => {
  const addresses = [...pages.map(([address]) => address), '/receipt'];
  expect(unvisited(addresses, ({ access }) => access !== 'student')).toEqual([]);
});

it("keeps a visitor's choice of the dark scheme", async () => {
  const { goTo } = await renderPage('/', { api });
  const toggle = page.getByRole('button', { name: 'Dark mode' });
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  goTo('/');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
  expect(localStorage.getItem(storageKeys.isNightMode)).toBe('true');
});
