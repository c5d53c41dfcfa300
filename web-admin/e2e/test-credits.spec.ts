import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchCredits } from '#domain/credits/contract.ts';
import { fetchAllMockTest, startMockTest } from '#domain/mock-tests/contract.ts';
import { eventually } from '#infra/testing/api.ts';
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
  'a credit for a test is granted, and given back where our fault broke the sitting, at %i px',
  async (width, colorScheme) => {
    const [admin, student] = await Promise.all([site.admin(), site.registerAndLogIn()]);
    const viewport = { width, height: 800 };
    const page = await borrowWindow(browser, site, { as: admin, viewport, colorScheme });
    await page.goto(`/admin/#/users/${student.userId}/show/credits`);
    // On a phone a line each.
    const ledger = page.getByRole(width === 360 ? 'list' : 'table', { name: 'Ledger of credits' });
    await page.getByRole('button', { name: 'Grant credits' }).click();
    const granting = page.getByRole('dialog', { name: `Credits for ${student.email}` });
    await granting.getByLabel('For').click();
    await page.getByRole('option', { name: 'Whole tests' }).click();
    await granting.getByLabel('How many').fill('1');
    await granting.getByLabel('Reason').fill('Answered our survey');
    await granting.getByRole('button', { name: 'Grant', exact: true }).click();
    await ledger.getByText(/^\+1 whole test/).waitFor();

    await eventually(() => student.call(startMockTest, { mockTestId: 'full_core' }));
    await page.reload();
    await ledger.getByText(/Full test, Core/).waitFor();
    await expectNoSidewaysScroll(page, width);
    await expectAccessible(page);
    await ledger.getByRole('button', { name: 'Give back' }).click();
    const givingBack = page.getByRole('dialog', { name: 'Give Full test, Core back' });
    await givingBack.getByLabel('Reason').fill('Our server was down');
    await expectAccessible(page);
    await givingBack.getByRole('button', { name: 'Give the credit back' }).click();
    await page.getByText('The credit is given back.').waitFor();
    await ledger.getByText(/^Given back: our fault broke the test: Our server was down/).waitFor();
    await expect.poll(() => ledger.getByRole('button', { name: 'Give back' }).count()).toBe(0);
    expect((await student.call(fetchCredits, {})).body.fullTestCredits).toBe(1);
  },
);

test('a first whole test is opened to a user without plan or credit', async () => {
  const [admin, student] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  const viewport = { width: 1440, height: 800 };
  const page = await borrowWindow(browser, site, { as: admin, viewport });
  await page.goto(`/admin/#/users/${student.userId}/show/credits`);
  await page.getByRole('button', { name: 'Allow a first whole test' }).click();
  await page.getByText('One whole test is open to this user').waitFor();
  const { body } = await student.call(fetchAllMockTest, {});
  expect(body.paidBy).toEqual({ full: 'flag', sectional: null });

  await eventually(() => student.call(startMockTest, { mockTestId: 'full_core' }));
  await page.goto('/admin/#/mock-tests');
  const row = page.getByRole('row').filter({ hasText: student.email });
  await row.getByText('First test').waitFor();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Give back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give Full test, Core back' });
  await dialog.getByLabel('Reason').fill('Our server was down');
  await dialog.getByRole('button', { name: 'Give the credit back' }).click();
  await page.getByText('The credit is given back.').waitFor();
  expect((await student.call(fetchCredits, {})).body.fullTestCredits).toBe(1);
  await row.getByRole('button', { name: 'Give back' }).click();
  await dialog.getByLabel('Reason').fill('Once more');
  await dialog.getByRole('button', { name: 'Give the credit back' }).click();
  await dialog.getByText('its credit was given back already').waitFor();
});
