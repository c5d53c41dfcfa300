import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { reviewCardId, reviewCardStream } from '#domain/reviews/review-card.ts';
import { eventually, type TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { lookUpHistory, openWindow } from './support.ts';

let site: TestSite;
let browser: Browser;
let admin: TestUser;
let student: TestUser;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  admin = await site.admin();
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});
/** A student with nine events: registered in four, logged in, an answer in two, its review, and the look-up. */
beforeEach(async () => {
  student = await site.registerAndLogIn();
  const answer = { type: 'LWD', text: 'The students are in the library.' } as const;
  await student.call(saveQuestionDone, { uid: 'LWD-0001', answer, secondsUsed: 41 });
  const review = reviewCardStream.nameOf(reviewCardId(student.userId, 'LWD-0001'));
  await eventually(async () => {
    const events = await site.storage.journal.readAny(review);
    if (events.length === 0) throw new Error('the review is not set yet');
  });
  page = await openWindow(browser, site, { as: admin });
  await page.goto(`/admin/#/users/${student.userId}/show`);
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByText('Looking at a history is itself recorded').waitFor();
  await lookUpHistory(page);
});

test('shows every event in words with its raw form, and the look-up among them', async () => {
  const events = page.getByRole('list', { name: 'Events, oldest first' }).getByRole('listitem');
  await expect.poll(() => events.count()).toBe(9);
  await expect
    .poll(() => events.nth(6).innerText())
    .toMatch(/Submitted LWD-0001: \d+ of \d+ words are right, 41 s/);
  await expect.poll(() => events.last().innerText()).toContain(`Admin ${admin.email}`);
  await expect.poll(() => events.last().innerText()).toContain('ticket 4711');
  await events.nth(1).getByText('Raw event').click();
  await expect.poll(() => events.nth(1).locator('pre').innerText()).toContain('"passwordHash": {');
  await expect.poll(() => page.content()).not.toMatch(/argon2/i);
});

test('the slider moves by keyboard and shows the state after each event', async () => {
  const slider = page.getByRole('slider', { name: 'Event' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('Event 1 of 9');
  await page.keyboard.press('ArrowRight');
  const account = page.getByRole('region', { name: 'Account after this event' });
  await expect.poll(() => account.innerText()).toContain(student.email);
  await expect.poll(() => account.innerText()).toContain('Hidden');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  const answer = page.getByRole('region', { name: 'Practice answer after this event' });
  await expect.poll(() => answer.innerText()).toMatch(/changed, was submitted/);
  await expect
    .poll(() => page.locator('li[aria-current="step"]').innerText())
    .toContain('Submitted LWD-0001');
  await page.keyboard.press('ArrowRight');
  const review = page.getByRole('region', { name: 'Review after this event' });
  await expect.poll(() => review.innerText()).toContain('scheduled');
  await expect.poll(() => page.locator('li[aria-current="step"]').innerText()).toContain('Review LWD-0001');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Previous event' }).click();
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('Sent the answer to LWD-0001');
  await page.getByRole('button', { name: 'Next event' }).click();
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('Submitted LWD-0001');
  await page.getByRole('button', { name: /^Sent the answer to LWD-0001/ }).click();
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('Sent the answer to LWD-0001');
  await answer.getByText('As JSON').click();
  await answer.locator('pre').waitFor();
  // The panel stays in view however far the timeline is scrolled.
  await page.keyboard.press('End');
  await expect.poll(() => slider.isVisible()).toBe(true);
});

test('is filtered by kind and exported as it is shown', async () => {
  await page.getByLabel('Kind').click();
  await page.getByRole('option', { name: 'Practice answer' }).click();
  await page.getByText('2 of 9 events', { exact: true }).waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export JSON' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toContain(student.userId);
  const exported = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    userId: string;
    entries: { type: string }[];
  };
  expect(exported.userId).toBe(student.userId);
  expect(exported.entries.map(({ type }) => type)).toEqual(['AnswerSubmitted', 'AnswerScored']);
});

test('is narrowed to one stream, looked up again, and left for the details', async () => {
  await page.getByLabel('Stream').click();
  await page.getByRole('option').nth(1).click();
  await page.getByText(/^\d of 9 events$/).waitFor();
  await page.getByRole('button', { name: 'Look up again' }).click();
  await page.getByText('Looking at a history is itself recorded').waitFor();
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByText('E-mail address verified').waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Replay' }).count()).toBe(0);
});

test('is printed without what is for the screen alone', async () => {
  await page.evaluate('window.print = () => { document.title = "printed" }');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => page.title()).toBe('printed');
  await page.emulateMedia({ media: 'print' });
  await page.getByText(`History of ${student.email}`).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Replay' }).isVisible()).toBe(false);
  await expect.poll(() => page.getByRole('menuitem', { name: 'Users' }).isVisible()).toBe(false);
  expect(
    await page
      .getByRole('list', { name: 'Events' })
      .getByText(/^Submitted LWD-0001/)
      .isVisible(),
  ).toBe(true);
});
