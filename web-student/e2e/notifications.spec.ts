import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { reviseQuestion } from '#domain/questions/admin-contract.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { literally, submitButton } from './exercise.ts';
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

it('tells of a corrected score while the page is open, and leads to both scores', async () => {
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
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByText('Nothing yet.').waitFor();
  await page.keyboard.press('Escape');

  const reason = 'The passage says the other thing.';
  const { body } = await admin.call(reviseQuestion, {
    question: { ...question, correctIndex: other },
    reason,
    reasonsStand: true,
  });
  expect(body.changesKey).toBe(true);
  // The page is not touched.
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  await bell.waitFor();
  await bell.click();
  const told = page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /0\/1 is now 1\/1/ });
  await expect.poll(() => told.textContent()).toContain(reason);
  await told.click();
  await page.getByRole('heading', { name: 'Your attempts' }).waitFor();
  await page.getByText('Score 1/1 (first 0/1)').waitFor();
  await page.getByText(reason).waitFor();
  // The question with the answer as it was given, though nothing of it was kept on this device.
  const past = page.getByRole('region', { name: 'The question and your answer' });
  const expectAnswer = async () => {
    const chosen = past.getByRole('radio', {
      name: new RegExp(`${literally(multichoice[other] ?? '')}.*wrong`),
    });
    await chosen.waitFor();
    await expect.poll(() => chosen.isChecked()).toBe(true);
    await past.getByRole('heading', { name: 'Score 0/1' }).waitFor();
  };
  await expectAnswer();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();

  await page.reload();
  await page.getByText('Score 1/1 (first 0/1)').waitFor();
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link').waitFor();
  expect(await page.getByRole('img', { name: 'Unread' }).count()).toBe(0);

  await page.goto(`/exercise?uid=${uid}`);
  await page.getByRole('link', { name: 'Your earlier attempts' }).click();
  await expectAnswer();
  const why = past.getByText(/^Why this is (not )?right$/).filter({ visible: true });
  await why.first().click();
  await page.getByRole('link', { name: 'Answer it again' }).click();
  await submitButton(page).waitFor();

  await admin.call(reviseQuestion, { question, reason: 'It was right before.', reasonsStand: true });
  await bell.click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  expect(await page.getByRole('img', { name: 'Unread' }).count()).toBe(0);
});
