import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginStudent, logoutStudent } from '#domain/accounts/contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { borrowWindow, expectAccessible, expectNoSidewaysScroll } from './support.ts';

let site: TestSite;
let browser: Browser;
let admin: TestUser;
let student: TestUser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: 'none' }), launchBrowser()]);
  [admin, student] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  const guess = site.call(loginStudent, { email: student.email, password: 'a wrong guess' });
  await guess.catch(() => undefined);
  await student.call(logoutStudent, {});
  await site.dependencies.securityLog.flush();
});
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

test('who tried to log in is found by what happened and by the address', async () => {
  const page = await borrowWindow(browser, site, { as: admin });
  await page.goto('/admin/');
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await page.getByRole('heading', { name: 'Security', level: 1 }).waitFor();
  await page.getByRole('combobox', { name: 'What happened' }).click();
  await page.getByRole('option', { name: 'Log-in failed' }).click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(student.email);
  const rows = page.getByRole('row').filter({ hasText: 'Login student' });
  await rows.filter({ hasText: 'Wrong credentials' }).waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('nobody@example.com');
  await page.getByText('Nothing fits these filters.').waitFor();
});

test('on a phone each event is a line that fits, and leads to whose it is', async () => {
  const page = await borrowWindow(browser, site, { as: admin, viewport: { width: 360, height: 740 } });
  await page.goto('/admin/#/security-events');
  await page
    .getByText(/Login student, from /)
    .first()
    .waitFor();
  await expectNoSidewaysScroll(page, 360);
  // Of who guessed only an address is known, which nothing tells of.
  await expect.poll(() => page.getByRole('link', { name: /^Log-in failed/ }).count()).toBe(0);
  await page.getByRole('link', { name: /^Logged out/ }).click();
  await page.getByRole('heading', { name: student.email, level: 1 }).waitFor();
});
