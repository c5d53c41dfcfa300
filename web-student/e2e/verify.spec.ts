import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const email = 'waits.for.mail@example.com';

async function signUp(page: Page) {
  await page.goto('/register');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a rather long password');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'One more step: open the mail' }).waitFor();
}

it('sends the mail again from the sign-up, the log-in and a link that does not work, to the address it knows', async () => {
  const page = await openPage(browser, site);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/resendVerification')) sent.push(request.postDataJSON());
  });
  await signUp(page);
  await page.route('**/resendVerification', (route) => route.abort('connectionfailed'), { times: 1 });
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await page.getByText('Email not sent!').waitFor();
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await page.getByText('Email sent successfully!').waitFor();
  await page.getByText('Check your email inbox! If an account').waitFor();
  await page.getByText(/^Asked for at \d\d:\d\d\./).waitFor();

  await page.getByRole('link', { name: 'Go to the log-in' }).click();
  await page.getByLabel('Password', { exact: true }).fill('a rather long password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Check your inbox and confirm your email first!').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Send the mail again' }).click();
  await expect.poll(() => sent.length).toBe(3);

  await page.goto('/verify');
  await page.getByRole('heading', { name: 'This link is not whole' }).waitFor();
  await expect.poll(() => page.getByLabel('E-mail address').inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await page.getByText('Email sent successfully!').waitFor();
  expect(sent).toEqual([1, 2, 3, 4].map(() => ({ email })));
});
