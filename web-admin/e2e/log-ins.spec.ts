import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { retrieveUser } from '#domain/accounts/contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { codeOf, setUpAuthenticator, stepMs } from '#infra/testing/authenticator.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { expectAccessible, expectNoSidewaysScroll, logIn, openWindow } from './support.ts';

let site: TestSite;
let browser: Browser;
let admin: TestUser;
let student: TestUser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: 'none' }), launchBrowser()]);
  [admin, student] = await Promise.all([site.admin(), site.registerAndLogIn()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

/**
 * Gives a user an app that makes codes; the code of the next step is left to be used. The server takes those of the step
 * before and after as well, so each is still good when the step turns meanwhile.
 */
async function setUp(user: TestUser): Promise<string> {
  return (await setUpAuthenticator(user, user.password)).secret;
}

const picture = (name: string) =>
  process.env['PICTURES'] === undefined ? undefined : `${process.env['PICTURES']}/console-${name}.png`;

test('an admin sees the log-ins of a user, ends one, and takes a lost second factor off', async () => {
  await setUp(student);
  const page = await openWindow(browser, site, { as: admin });
  await page.goto('/admin/');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.poll(() => page.getByText('Please set up two-step log-in').count()).toBe(0);
  await page.goto(`/admin/#/users/${student.userId}/show`);
  await page.getByRole('tab', { name: 'Log-ins' }).click();
  await page.getByText('an app with codes; 10 recovery codes are left.').waitFor();
  await page.getByRole('table', { name: 'Log-ins' }).getByText('Logged in').waitFor();
  await expectAccessible(page);
  const path = picture('log-ins');
  if (path !== undefined) await page.screenshot({ path });

  await page.getByRole('button', { name: 'End the log-in' }).click();
  await page.getByLabel('Reason').fill('Left logged in at a library');
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('cell', { name: /^Ended by the team/ }).waitFor();
  await expect(student.call(retrieveUser, {})).rejects.toMatchObject({ code: 'session_ended' });

  await page.getByRole('button', { name: 'Take two-step log-in off' }).click();
  await page.getByLabel('Reason').fill('Lost the phone and the codes, known by voice');
  await page.getByRole('button', { name: 'Take it off' }).click();
  await page.getByText('Logs in with the password alone.').waitFor();
});

test('an admin is asked for a second factor; with one, the log-in leads through it to the console', async () => {
  const other = await site.admin();
  const page = await openWindow(browser, site, { viewport: { width: 360, height: 740 } });
  await page.goto('/admin/');
  await logIn(page, other);
  await page.getByText('Please set up two-step log-in').waitFor();
  await expectNoSidewaysScroll(page, 360);
  const path = picture('asked-360');
  if (path !== undefined) await page.screenshot({ path });
  await page.getByRole('link', { name: 'Set it up' }).click();
  await page.getByRole('button', { name: 'Set up an app' }).waitFor();

  const secret = await setUp(await site.logIn(other));
  const late = await openWindow(browser, site);
  await late.goto('/admin/');
  await logIn(late, other);
  await late.getByLabel('Code', { exact: true }).fill(codeOf(secret, Date.now() + stepMs));
  await late.getByRole('button', { name: 'Log in', exact: true }).click();
  await late.getByRole('menuitem', { name: 'Overview' }).waitFor();
  await expect.poll(() => late.getByText('Please set up two-step log-in').count()).toBe(0);
});

test('in production the console stays closed until it is there', async () => {
  await using strict = await startTestSite({ questions: 'none', settings: { environment: 'production' } });
  const other = await strict.admin();
  const page = await openWindow(browser, strict, { as: other, colorScheme: 'dark' });
  await page.goto('/admin/');
  await page.getByRole('heading', { name: 'Set up two-step log-in first' }).waitFor();
  await expectAccessible(page);
  const path = picture('needed');
  if (path !== undefined) await page.screenshot({ path });
  await page.getByRole('link', { name: 'Set it up in the profile' }).click();
  await page.waitForURL(/\/profile/);
  await setUp(other);
  await page.goto('/admin/');
  await page.getByRole('menuitem', { name: 'Overview' }).waitFor();
});
