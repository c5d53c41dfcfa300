import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { appVersion } from '#domain/accounts/app-version.ts';
import { checkAppVersion } from '#domain/accounts/app-version-contract.ts';
import { retrieveUser } from '#domain/accounts/contract.ts';
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

it('tells the server the version of a user, and reloads an older client on demand', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user });
  // The page claims an old version; the answer is the server's.
  await page.route(`**${checkAppVersion.path}?*`, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('version', '0.0.1');
    return route.continue({ url: url.href });
  });
  await page.goto('/dashboard');
  const versionNow = async () => (await user.call(retrieveUser, {})).body.user.version;
  await expect.poll(versionNow).toBe(appVersion);
  const update = page.getByRole('dialog', { name: 'Update' }).getByRole('button', { name: 'Update now' });
  await Promise.all([page.waitForEvent('load'), update.click()]);
});
