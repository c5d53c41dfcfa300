import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { emptyAnswerOf } from '#domain/question-types/registry.ts';
import { fetchStudyPlan, saveStudyPlan } from '#domain/study-plan/contract.ts';
import { eventually, type TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { rightAnswer, seeded } from '#infra/testing/question-bank.ts';
import { expectSound, looks, settled } from './accessibility.ts';
import { borrowPage } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Enough for a score: thirty answers over reading, writing and listening. */
async function answerThirty(user: TestUser) {
  const questions = [seeded('RSA'), seeded('LWD'), seeded('LIW')] as const;
  for (let index = 0; index < 30; index += 1) {
    const { uid, type } = questions[index % 3] ?? questions[0];
    const answer = index % 4 === 0 ? emptyAnswerOf(type) : rightAnswer(uid);
    await user.call(saveQuestionDone, { uid, answer, secondsUsed: 20 });
  }
  await eventually(async () => {
    const { scoreToday } = (await user.call(fetchStudyPlan, {})).body;
    expect(scoreToday.figures).not.toBeNull();
  });
}

it.each(looks)('makes, changes and ends a plan, %s at %i px', async (colorScheme, width) => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user, colorScheme, viewport: { width, height: 800 } });
  await page.goto('/dashboard');
  const score = page.getByRole('region', { name: 'Your score today' });
  await score.getByText(/^After 30 answers over two skills/).waitFor();
  const opener = page.getByRole('button', { name: 'Make a study plan' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Your study plan' });
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  for (const day of ['Monday', 'Wednesday', 'Saturday']) {
    await dialog.getByRole('checkbox', { name: day }).uncheck();
    await dialog.getByRole('checkbox', { name: day }).check();
  }
  for (const day of ['Tuesday', 'Thursday', 'Friday', 'Sunday']) {
    await dialog.getByRole('checkbox', { name: day }).check();
  }
  const examDate = inDays(25);
  await dialog.getByLabel('Date of the exam').fill(examDate);
  await dialog.getByLabel('Minutes a week').fill('100');
  await dialog.getByRole('button', { name: 'Save the plan' }).click();
  await dialog.getByText('Plan 30 minutes for each day at least, or choose fewer days.').waitFor();
  await expectSound(page, 'the dialog of the plan');
  await dialog.getByLabel('Minutes a week').fill('420');
  await dialog.getByLabel('Target score').fill('79');
  await dialog.getByLabel('Remind me by mail').selectOption('At 7:00');
  await dialog.getByRole('button', { name: 'Save the plan' }).click();

  const plan = page.getByRole('region', { name: 'Study plan' });
  // By the day of this device, which may be another than that of UTC, and may turn meanwhile.
  await plan.getByText(/, in 2[45] days\. Target 79\. A reminder by mail at 7:00\.$/).waitFor();
  expect(
    await plan.getByRole('list', { name: 'Today’s list' }).getByRole('listitem').count(),
  ).toBeGreaterThan(1);
  await plan.getByText('The weeks ahead').click();
  await plan.getByText('The exam', { exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await plan.getByRole('button', { name: 'Download for my calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect((await download).suggestedFilename()).toBe('study-plan.ics');
  expect(file).toContain(`DTSTART;VALUE=DATE:${examDate.replaceAll('-', '')}\r\nSUMMARY:Ninety: The exam`);
  await settled(page);
  await expectSound(page, 'the dashboard with a plan');

  await plan.getByRole('button', { name: 'Change the plan' }).click();
  expect(await dialog.getByLabel('Target score').inputValue()).toBe('79');
  expect(await dialog.getByLabel('Remind me by mail').inputValue()).toBe('7');
  await dialog.getByRole('button', { name: 'End the plan' }).click();
  await opener.waitFor();
  expect((await user.call(fetchStudyPlan, {})).body.settings).toBeNull();
});

it.each(looks)('tells the score of today and marks what is done, %s at %i px', async (colorScheme, width) => {
  const user = await site.registerAndLogIn();
  await answerThirty(user);
  await user.call(saveStudyPlan, { examDate: null, targetScore: 70, weekdays: everyDay, minutesAWeek: 420 });
  const page = await borrowPage(browser, site, { as: user, colorScheme, viewport: { width, height: 800 } });
  await page.goto('/dashboard');
  const score = page.getByRole('region', { name: 'Your score today' });
  await score.getByText('An overall score needs answers in Speaking too.').waitFor();
  await score
    .getByRole('listitem')
    .filter({ hasText: 'Reading' })
    .getByText(/^\d+, between \d+ and \d+$/)
    .waitFor();
  expect(await score.getByRole('listitem').filter({ hasText: 'Speaking' }).textContent()).toContain(
    'No answer yet',
  );
  await settled(page);
  await expectSound(page, 'the dashboard with a score');
});

it('goes to the first of today that is not done, and says why it is worth it', async () => {
  const user = await site.registerAndLogIn();
  await user.call(saveStudyPlan, { examDate: null, targetScore: 70, weekdays: everyDay, minutesAWeek: 420 });
  const page = await borrowPage(browser, site, { as: user });
  await page.goto('/dashboard');
  const today = page.getByRole('list', { name: 'Today’s list' });
  await today.waitFor();
  // All of it is open yet.
  expect(await today.locator('[data-done="true"]').count()).toBe(0);
  await page.getByText(/^Today’s plan: \d+ of these\. Worth (less than 1|\d+)% of \w+\.$/).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Start', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/exercise');
});

it.each(looks)(
  'offers the next step after an answer, with its reason, %s at %i px',
  async (colorScheme, width) => {
    const user = await site.registerAndLogIn();
    const page = await borrowPage(browser, site, { as: user, colorScheme, viewport: { width, height: 800 } });
    await page.goto(`/exercise?uid=${seeded('RSA').uid}`);
    await page.getByRole('radio').first().click();
    await page.getByRole('button', { name: 'Submit' }).click();
    const next = page.getByRole('complementary', { name: 'Next step' });
    await next
      .getByText(/ comes next\. You have not practised this type in the last 30 days\. Worth/)
      .waitFor();
    await expectSound(page, 'the next step');
    const onwards = next.getByRole('link', { name: /^Go on with [A-Z]{3}$/ });
    const type = (await onwards.textContent())?.slice(-3) ?? '';
    await onwards.click();
    await page.waitForURL(
      (url) => url.pathname === '/exercise' && url.searchParams.get('uid')?.startsWith(type) === true,
    );
    expect(type).not.toBe('RSA');
  },
);
