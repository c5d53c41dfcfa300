import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: 'none' }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const schemeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);

it('is dark before the first paint', async () => {
  const page = await openPage(browser, site, { colorScheme: 'light' });
  await page.goto('/microphone');
  await page.getByRole('banner').getByRole('button', { name: 'Dark mode' }).click();
  await expect.poll(() => schemeOf(page)).toBe('dark');
  // Without the bundle, only the script in the head can set the scheme.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await schemeOf(page)).toBe('dark');
});
