import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { reviseQuestion } from '#domain/questions/admin-contract.ts';
import { fetchStatistics } from '#domain/statistics/contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { openPage, savedHere } from './support.ts';

const question = seeded('RSA');
const { uid, multichoice, correctIndex } = question;
const address = `/exercise?uid=${uid}`;

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: [uid], temporal: true }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const saves = `**${saveQuestionDone.path}`;
const option = (page: Page, place: number) => page.getByRole('radio', { name: multichoice[place] ?? '' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true }).click();

async function expectOneAnswer(user: TestUser) {
  const answered = async () => {
    const { body } = await user.call(fetchStatistics, {});
    return body.types.reduce((sum, type) => sum + type.answered, 0);
  };
  await expect.poll(answered).toBe(1);
}

it('records one attempt for an answer given offline, and shows it in every tab', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user });
  const context = page.context();
  const other = await context.newPage();
  const statistics = await context.newPage();
  await statistics.goto('/statistics');
  await statistics.getByRole('heading', { name: 'No statistics yet' }).waitFor();
  for (const [tab, place] of [
    [page, correctIndex],
    [other, (correctIndex + 1) % multichoice.length],
  ] as const) {
    await tab.goto(address);
    await option(tab, place).click();
  }
  await context.setOffline(true);
  await submit(page);
  await page.getByText(savedHere).waitFor();
  await expect.poll(() => option(other, correctIndex).isChecked()).toBe(true);

  let taken = 0;
  context.on('response', (response) => {
    if (response.url().endsWith(saveQuestionDone.path) && response.ok()) taken += 1;
  });
  await context.setOffline(false);
  for (const tab of [page, other]) await tab.getByRole('region', { name: 'Score 1/1' }).waitFor();
  await statistics.getByText('Your answers by type').click();
  await statistics.getByRole('rowheader', { name: 'Single Answer' }).waitFor();
  await expect.poll(() => taken).toBe(1);
  await expectOneAnswer(user);
});

it('sends a stored answer once after the window reopens, although its acknowledgement is lost', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user });
  const context = page.context();
  await context.route(saves, (route) => route.abort('connectionrefused'));
  await page.goto(address);
  await option(page, 0).click();
  await submit(page);
  await page.getByText(savedHere).waitFor();
  await page.close();
  await context.unroute(saves);

  let requests = 0;
  await context.route(saves, async (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  const again = await context.newPage();
  await again.goto(address);
  await again.getByRole('heading', { name: /Score \d\/1/ }).waitFor();
  await expect.poll(() => requests).toBe(2);
  await expectOneAnswer(user);
});

it('shows a corrected score while the page is open, and leads to both scores', async () => {
  const [admin, user] = await Promise.all([site.admin(), site.registerAndLogIn()]);
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
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /0\/1 is now 1\/1/ })
    .click();
  await page.getByText('Score 1/1 (first 0/1)').waitFor();
  await page.getByText(reason).waitFor();
});
