import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { reviseQuestion } from '#domain/questions/admin-contract.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ temporal: true }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

it('shows a corrected score while the page is open, and leads to both scores', async () => {
  const user = await site.registerAndLogIn();
  const admin = await site.admin();
  const question = seeded('RSA');
  const { uid, multichoice, correctIndex } = question;
  const other = (correctIndex + 1) % multichoice.length;
  await user.call(saveQuestionDone, {
    uid,
    answer: { type: 'RSA', selectedAnswer: multichoice[other] ?? '' },
    secondsUsed: 20,
  });
  const page = await openPage(browser, site, { as: user });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();

  const reason = 'The passage says the other thing.';
  const { body } = await admin.call(reviseQuestion, {
    question: { ...question, correctIndex: other },
    reason,
    reasonsStand: true,
  });
  expect(body.changesKey).toBe(true);
  // The page is not touched.
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /0\/1 is now 1\/1/ })
    .click();
  await page.getByText('Score 1/1 (first 0/1)').waitFor();
  await page.getByText(reason).waitFor();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
});
