import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { grantExtraTime } from '#domain/mock-tests/extra-time-contract.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { expectSound, looks } from './accessibility.ts';
import { expectNoSidewaysScroll, openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  const questions = ['RSA-0007', 'RSA-0008', 'RRP-0007', 'RFB-0019', 'RFB-0020'];
  [site, browser] = await Promise.all([startTestSite({ questions }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

it.each(looks)('lets the clock stand after a question, %s at %i px', async (colorScheme, width) => {
  const [admin, user] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  const reason = 'A letter of a doctor';
  await admin.call(grantExtraTime, { id: user.userId, percent: 0, stopClock: true, reason });
  const page = await openPage(browser, site, { as: user, colorScheme, viewport: { width, height: 800 } });
  await page.goto('/mock-test');
  await page.getByRole('link', { name: 'Overview and equipment' }).click();
  await page.getByText('You may take a break after a question: the clock stands').waitFor();
  await page.getByRole('heading', { name: 'Reading sprint', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Start the test' }).click();

  await page.getByText('Reading sprint · Question 1 of 5').waitFor();
  const rest = page.getByRole('button', { name: 'Submit, then a break' });
  await rest.waitFor();
  await expectNoSidewaysScroll(page);
  await expectSound(page, 'a question after which the clock may stand');
  // Without an answer it asks, and the break that was asked for comes all the same.
  await rest.click();
  await page
    .getByRole('dialog', { name: 'Go on without an answer?' })
    .getByRole('button', { name: 'Go on', exact: true })
    .click();
  const pause = page.getByRole('heading', { name: 'Break: the clock stands' });
  await pause.waitFor();
  await expectNoSidewaysScroll(page);
  await expectSound(page, 'a break');
  const left = await page.getByText(/^You have \d+:\d\d left/).textContent();
  expect(left).toContain('Question 2 of 5 comes when you go on.');
  expect(await page.getByRole('timer').count()).toBe(0);

  await page.reload();
  await pause.waitFor();
  expect(await page.getByText(/^You have \d+:\d\d left/).textContent()).toBe(left);
  await page.getByText(/^The break ends by itself in 9:\d\d/).waitFor();
  await page.getByRole('button', { name: 'Go on with the test' }).click();

  await page.getByText('Reading sprint · Question 2 of 5').waitFor();
  const minutes = /(\d+):\d\d/.exec(left ?? '')?.[1] ?? '?';
  await page
    .getByRole('timer')
    .filter({ hasText: `${minutes}:` })
    .waitFor();
});
