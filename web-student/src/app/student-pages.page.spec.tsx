import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dashboardAnswers } from '../testing/dashboard.ts';
import { accessBy, shop } from '../testing/commerce.ts';
import type { Answers } from '../testing/fake-api.ts';
import { student } from '../testing/people.ts';
import { profileAnswers } from '../testing/accounts/profile.ts';
import { listing, questionListAnswers } from '../testing/practice/question-list.ts';
import { dueWord } from '../testing/my-words.ts';
import { offeredPerk } from '../testing/perks.ts';
import { referralAnswers } from '../testing/referrals.ts';
import { renderPage } from '../testing/render-page.tsx';
import { statisticsAnswers } from '../testing/statistics.ts';
import { offeredSurvey } from '../testing/surveys.ts';
import { studyPlanAnswers } from '../testing/study-plan.ts';
import { expectLoaded, expectSoundInBothLooks, phone, returnToPhone, unvisited } from '../testing/tour.ts';

const right = { answered: 1, bestPercent: 100, lastPercent: 100, lastSuccessful: true };
const wrong = { answered: 2, bestPercent: 0, lastPercent: 0, lastSuccessful: false };
const bank = [
  listing('RSA-0001', right),
  listing('RSA-0002', wrong),
  listing('RFB-0001', { ...wrong, isFavorite: true }),
  listing('LWD-0001', right),
  listing('LIW-0001', { ...wrong, prediction: true, difficulty: 5 }),
  listing('RMA-0001', { isFavorite: true }),
  listing('WWE-0001', { isLocked: true, free: false }),
];
const store = shop({ access: accessBy('package_bronze') });
const cart = store.answers.createCart({
  packageId: 'package_extend',
  quantity: 1,
  fromProfilePage: true,
  country: 'AU',
});
const cartId = 'body' in cart ? cart.body.cartId : '';
const api = {
  ...dashboardAnswers(),
  ...questionListAnswers(bank),
  ...statisticsAnswers(bank),
  ...studyPlanAnswers(),
  ...store.answers,
  ...profileAnswers(student),
  fetchSurvey: () => ({ status: 200, body: { survey: offeredSurvey } }),
  ...referralAnswers(),
  fetchMyWords: () => ({ status: 200, body: { words: [dueWord] } }),
  fetchAllPerks: () => ({ status: 200, body: { perks: [offeredPerk] } }),
  fetchAllPackages: store.answers.fetchAllPackages,
} satisfies Answers;

const pages = [
  ['a new password', '/set-password'],
  ['the dashboard', '/dashboard'],
  ['all questions', '/practice?section=ALL'],
  ['questions that were answered wrongly', '/practice?section=listening&status=wrong'],
  ['the statistics', '/statistics'],
  ['the profile', '/profile?openSettings=true'],
  ['the checkout', `/checkout?id=${cartId}`],
  ['a survey', '/survey?id=winter-2026'],
  ['my words', '/my-words'],
  ['the perks', '/perk'],
  ['the rewards', '/reward'],
  ['the result of the exam', '/real-result'],
  ['the notifications', '/notifications'],
  ['an unpaid purchase', `/thank-you?id=${cartId}`],
] as const;

it.each(pages)('%s: accessible in both looks', async (what, address) => {
  await renderPage(address, { ...phone, user: student, api });
  await expectLoaded();
  await expectSoundInBothLooks(what);
});

it('the menus of the top bar are accessible in both looks', async () => {
  await renderPage('/dashboard', { ...phone, user: student, api });
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
  await expectSoundInBothLooks('the profile menu');
  await returnToPhone();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect.element(page.getByRole('dialog').or(page.getByRole('menu')).first()).toBeVisible();
  await expectSoundInBothLooks('the notifications');
  const entries = [...document.querySelectorAll('[data-bar="side"] a')];
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) expect.soft(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth);
});

it('the dialog before an account is deleted is accessible in both looks', async () => {
  await renderPage('/profile', { ...phone, user: student, api });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Delete your account for good?' })).toBeVisible();
  await expectSoundInBothLooks('the dialog before an account is deleted');
});

it('the tour visits every page of a student', () => {
  const addresses = pages.map(([, address]) => address);
  expect(
    unvisited(addresses, ({ access, path }) => access === 'student' && !path.startsWith('/mock-test')),
  ).toEqual([]);
});
