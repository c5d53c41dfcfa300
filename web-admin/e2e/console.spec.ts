import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { openWindow, logIn } from './support.ts';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

test('a stranger logs in on the student’s side, comes back, and does so again when the session has ended', async () => {
  const admin = await site.admin();
  const page = await openWindow(browser, site);
  await page.goto('/admin/#/users');
  await logIn(page, admin);
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^users-[\d-]{10}\.csv$/);
  await site.logIn(admin);
  await page.getByRole('menuitem', { name: 'Reports' }).click();
  await page.getByText('Other session detected!').waitFor();
  await logIn(page, admin);
  await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor();
  await page.getByRole('button', { name: admin.email }).click();
  await page.getByRole('menuitem', { name: 'Student site' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/admin/');
  await page.getByRole('button', { name: admin.email }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
});

test('a student is sent to the dashboard, and cannot log in while an admin blocks the account', async () => {
  const [admin, student] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  const page = await openWindow(browser, site, { as: student });
  await page.goto('/admin/');
  await page.getByRole('link', { name: 'Go to the dashboard now' }).click();
  await page.waitForURL('**/dashboard');

  const console = await openWindow(browser, site, { as: admin });
  await console.goto('/admin/#/users');
  await console.getByPlaceholder('Email address or id').fill(student.email);
  await console.getByText('1-1 of 1').waitFor();
  await console.getByRole('cell', { name: student.email }).click();
  const dialog = console.getByRole('dialog');
  await console.getByRole('button', { name: 'Block' }).click();
  await dialog.getByLabel('Reason').fill('Shares the account');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await console.getByText('The user is blocked.').waitFor();
  await expect(site.logIn(student)).rejects.toMatchObject({ code: 'access_blocked' });
  await console.getByRole('button', { name: 'Unblock' }).click();
  await dialog.getByLabel('Reason').fill('Settled');
  await dialog.getByRole('button', { name: 'Unblock' }).click();
  await console.getByText('The user is unblocked.').waitFor();
  await expect(site.logIn(student)).resolves.toMatchObject({ userId: student.userId });
});
