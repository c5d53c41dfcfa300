import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { freePort } from '#infra/launcher/free-port.ts';
import { startTestProviders, type TestProviders } from '#infra/testing/sign-in/providers.ts';
import { openPage } from './support.ts';

let providers: TestProviders;
let site: TestSite;
let browser: Browser;
let minutes = 0;
beforeAll(async () => {
  providers = await startTestProviders();
  const port = await freePort();
  [site, browser] = await Promise.all([
    startTestSite({
      questions: 'none',
      port,
      clock: () => new Date(Date.now() + minutes * 60_000).toISOString(),
      settings: { publicUrl: `http://127.0.0.1:${port}`, signIn: providers.settings },
    }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
  await providers?.[Symbol.asyncDispose]();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

it('signs up by WeChat, logs in again, links Google, downloads the data and deletes the account', async () => {
  const { wechat, google } = providers;
  wechat.person = { openid: randomUUID(), unionid: randomUUID() };
  const page = await openPage(browser, site, { viewport: { width: 360, height: 800 } });

  await page.goto('/login?redirect=/practice');
  await press(page, 'Continue with WeChat');
  await heading(page, 'Account not recognized.');
  await press(page, 'Sign up with WeChat');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/practice');

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Profile menu' }).waitFor({ state: 'detached' });
  await page.goto('/login?redirect=/profile');
  await press(page, 'Continue with WeChat');
  await heading(page, 'My Profile');

  google.person = { sub: randomUUID() };
  await press(page, 'Link Google');
  await press(page, 'Go to Google');
  await page.getByText('Google is linked.').waitFor();

  minutes = 6;
  await press(page, 'Download my data');
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByRole('button', { name: 'Start the download' }).click();
  await data.getByRole('button', { name: 'Sign in again with WeChat' }).click();
  await heading(page, 'My Profile');
  await press(page, 'Download my data');
  const download = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Start the download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^ninety-my-data-[\d-]{10}\.zip$/);

  await press(page, 'Delete my account');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('Account successfully deleted!').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

it('links Google to the account of its address by the password, and signs up by Apple', async () => {
  const user = await site.registerAndLogIn();
  providers.google.person = { sub: randomUUID(), email: user.email, email_verified: true };
  const page = await openPage(browser, site);
  await page.goto('/login');
  await press(page, 'Continue with Google');
  await heading(page, 'Is this your account?');
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await press(page, 'Link Google and log in');
  await heading(page, 'Dashboard');

  const other = await openPage(browser, site);
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  providers.apple.person = { sub: randomUUID(), email, email_verified: 'true' };
  await other.goto('/register');
  await press(other, 'Continue with Apple');
  await expect.poll(() => new URL(other.url()).pathname).toBe('/dashboard');
});
