import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchAllMockTest } from '#domain/mock-tests/contract.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { borrowWindow, expectAccessible, expectNoSidewaysScroll } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

test.each([
  [360, 'light'],
  [1440, 'dark'],
] as const)(
  'extra time is granted, changed and taken back, each with its reason, at %i px',
  async (width, colorScheme) => {
    const [admin, student] = await Promise.all([site.admin(), site.registerAndLogIn()]);
    const told = async () => (await student.call(fetchAllMockTest, {})).body;
    const percentNow = async () => (await told()).extraPercent;
    const viewport = { width, height: 800 };
    const page = await borrowWindow(browser, site, { as: admin, viewport, colorScheme });
    await page.goto(`/admin/#/users/${student.userId}/show`);
    await page.getByRole('tab', { name: 'Extra time' }).click();
    await page.getByText('Sits timed tests with the time of the exam.').waitFor();

    await page.getByRole('button', { name: 'Grant extra time' }).click();
    const granting = page.getByRole('dialog', { name: `Extra time for ${student.email}` });
    await granting.getByLabel('Reason').fill('A letter of a doctor');
    await expectAccessible(page);
    await granting.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Grant extra time' }).click();
    await granting.getByLabel('Reason').fill('A letter of a doctor');
    await granting.getByRole('button', { name: 'Grant', exact: true }).click();
    const history = page.getByRole('table', { name: 'History of extra time' });
    await history.getByRole('row', { name: /Granted, 25 % A letter of a doctor$/ }).waitFor();
    await expect.poll(() => percentNow()).toBe(25);

    await page.getByRole('button', { name: 'Change the extra time' }).click();
    await granting.getByLabel('How much more').click();
    await page.getByRole('option', { name: '100 %' }).click();
    await granting.getByLabel('Reason').fill('The exam grants as much');
    await granting.getByRole('button', { name: 'Grant', exact: true }).click();
    await history.getByRole('row', { name: /Granted, 100 % The exam grants as much$/ }).waitFor();
    await expect.poll(() => percentNow()).toBe(100);
    await expectNoSidewaysScroll(page, width);
    await expectAccessible(page);

    // Breaks come beside it, or alone; nothing at all is no grant.
    await page.getByRole('button', { name: 'Change the extra time' }).click();
    await granting.getByLabel('How much more').click();
    await page.getByRole('option', { name: 'No more' }).click();
    await granting.getByLabel('Reason').fill('Rests are enough');
    await granting.getByRole('button', { name: 'Grant', exact: true }).click();
    await granting.getByText('Choose more time, breaks or both.').waitFor();
    await granting.getByLabel('Breaks that stop the clock').check();
    await expectAccessible(page);
    await granting.getByRole('button', { name: 'Grant', exact: true }).click();
    await history.getByRole('row', { name: /Granted, breaks Rests are enough$/ }).waitFor();
    await page.getByText('May let the clock stand for breaks.').waitFor();
    await expect.poll(() => told()).toMatchObject({ extraPercent: null, stopClock: true });

    await page.getByRole('button', { name: 'Take it back' }).click();
    const takingBack = page.getByRole('dialog', { name: `Take the extra time of ${student.email} back` });
    await takingBack.getByLabel('Reason').fill('It was for one month');
    await takingBack.getByRole('button', { name: 'Take the extra time back' }).click();
    await page.getByText('Sits timed tests with the time of the exam.').waitFor();
    await history.getByRole('row', { name: /Taken back It was for one month$/ }).waitFor();
    await expect.poll(() => told()).toMatchObject({ extraPercent: null, stopClock: false });
  },
);
