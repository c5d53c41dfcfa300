import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { fetchDueReviews } from '#domain/reviews/contract.ts';
import { eventually, type TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { rightAnswer, seeded } from '#infra/testing/question-bank.ts';
import { borrowPage, expectNoSidewaysScroll } from './support.ts';

const dayMs = 86_400_000;
/** What is missed comes back half a day later: it is missed while the server's clock is a day behind. */
let behindMs = 0;
const clock = () => new Date(Date.now() - behindMs).toISOString();

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ clock }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const questions = [seeded('RSA', { nth: 0 }), seeded('RSA', { nth: 1 })] as const;
const soon = <Value>(look: () => Value | Promise<Value>) => expect.poll(look);
const heading = (page: Page) =>
  page.getByRole('region', { name: /^\d+ reviews?, about \d+ min$/ }).getByRole('heading');

/** A user who missed the questions yesterday. */
async function whoMissed(): Promise<TestUser> {
  behindMs = dayMs;
  const user = await site.registerAndLogIn();
  for (const { uid, multichoice, correctIndex } of questions) {
    const selectedAnswer = multichoice.find((_option, index) => index !== correctIndex) ?? '';
    await user.call(saveQuestionDone, { uid, answer: { type: 'RSA', selectedAnswer }, secondsUsed: 30 });
  }
  behindMs = 0;
  await eventually(async () => expect(await dueOf(user)).toBe(questions.length));
  return user;
}

async function dueOf(user: TestUser): Promise<number> {
  return (await user.call(fetchDueReviews, {})).body.dueToday;
}

it('says what will be here before anything was missed', async () => {
  const page = await borrowPage(browser, site, { as: await site.registerAndLogIn() });
  await page.goto('/dashboard');
  await page.getByText(/^Nothing is due\. Questions that you get wrong come back here/).waitFor();
  expect(await heading(page).count()).toBe(0);
});

it('goes through what is due, one question after another, and back to the dashboard', async () => {
  const user = await whoMissed();
  const page = await borrowPage(browser, site, { as: user });
  await page.goto('/dashboard');
  await soon(() => heading(page).textContent()).toMatch(/^2 reviews, about \d+ min$/);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  for (const place of ['1 of 2', '2 of 2']) {
    await page.getByText(place, { exact: true }).waitFor();
    const uid = new URL(page.url()).searchParams.get('uid') ?? '';
    const answer = rightAnswer(uid);
    const right = answer.type === 'RSA' ? answer.selectedAnswer : '';
    await page.getByRole('radio', { name: right }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('heading', { name: 'Score 1/1' }).waitFor();
    const onwards = place === '1 of 2' ? 'Next question' : 'Back to dashboard';
    await page.getByRole('button', { name: onwards }).click();
  }
  await page.getByText(/^No review is due\. 2 questions wait/).waitFor();
  expect(await heading(page).count()).toBe(0);
});

it('leads to one question of what is due and back, and to another type', async () => {
  const user = await whoMissed();
  const [{ uid, title }] = questions;
  const page = await borrowPage(browser, site, { as: user });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Submit' }).waitFor();
  expect(new URL(page.url()).searchParams.get('uid')).toBe(uid);
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await heading(page).waitFor();
  await page.getByRole('link', { name: 'Start this type' }).click();
  await page.waitForURL((url) => url.pathname === '/exercise');
});

it('stops reviewing a question, which can be undone for as long as the list is there', async () => {
  const user = await whoMissed();
  const [{ title }] = questions;
  const page = await borrowPage(browser, site, { as: user, viewport: { width: 360, height: 740 } });
  await page.goto('/dashboard');
  const stop = page.getByRole('button', { name: `Stop reviewing ${title}` });
  await stop.click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  await stop.waitFor();
  expect(await dueOf(user)).toBe(2);

  await stop.click();
  await undo.waitFor();
  await page.getByRole('link', { name: 'Go to the mock tests' }).click();
  await eventually(async () => expect(await dueOf(user)).toBe(1));
  await page.goto('/dashboard');
  await soon(() => heading(page).textContent()).toMatch(/^1 review, about \d+ min$/);
  expect(await stop.count()).toBe(0);
});

it('tells how strong somebody is, how sure that is, and the numbers behind it', async () => {
  const user = await whoMissed();
  const page = await borrowPage(browser, site, { as: user });
  await page.goto('/statistics');
  const skills = page.getByRole('region', { name: 'Skills', exact: true });
  await skills
    .getByRole('listitem')
    .filter({ hasText: 'Reading' })
    .getByText('Not enough answers (2)')
    .waitFor();
  await page.getByRole('img', { name: /^Progress over time\. 2 answers on 1 day of 30\.$/ }).waitFor();
  await skills.getByText('Show as a table').click();
  const row = skills.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Reading' }) });
  expect(await row.getByRole('cell').allTextContents()).toEqual([
    '2',
    '0/2',
    '0%',
    expect.stringMatching(/^0–\d+%$/),
  ]);

  for (const [name, parameter] of [
    ['Speaking', 'section'],
    ['Writing', 'section'],
    ['Reading', 'section'],
    ['Listening', 'section'],
    [/^\d of \d$/, 'difficulty'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await soon(() => new URL(page.url()).searchParams.get(parameter)).not.toBe(null);
    await page.goBack();
    await skills.waitFor();
  }
  await page.getByText('90 days', { exact: true }).click();
  await page.getByRole('img', { name: /of 90\.$/ }).waitFor();
  expect(new URL(page.url()).searchParams.get('days')).toBe('90');
  const types = page.getByRole('region', { name: 'Question types' });
  await types.getByText(/^Not enough answers yet to say/).waitFor();
  await types.getByRole('button', { name: 'More (1)' }).click();
  await page.getByRole('link', { name: 'Single Answer (reading)' }).click();
  await soon(() => new URL(page.url()).searchParams.get('exercise')).toBe('RSA');
});
