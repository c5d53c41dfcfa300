import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { appVersion } from '#domain/accounts/app-version.ts';
import { checkAppVersion } from '#domain/accounts/app-version-contract.ts';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { updateLatestSession } from '#domain/accounts/session-contract.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { expectSound, looks } from './accessibility.ts';
import { openPage } from './support.ts';

const { uid } = seeded('WSC');
let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: [uid] }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** The page says that it is of a release long ago; the server's answer is its own. */
const makeOld = (page: Page) =>
  page.route(`**${checkAppVersion.path}?*`, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('version', '0.0.1');
    return route.continue({ url: url.href });
  });

it('offers an older client the update when nothing is under way, and keeps what was typed', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user });
  await makeOld(page);
  const isChecked = () => page.waitForResponse(`**${checkAppVersion.path}?*`);
  const checked = isChecked();
  const used = page.waitForRequest(`**${updateLatestSession.path}`);
  await page.goto(`/exercise?uid=${uid}`);
  const box = page.getByRole('textbox', { name: 'Your answer' });
  await box.fill('Tea came by ship.');
  await Promise.all([checked, used]);
  await page.getByText('Draft saved on this device').waitFor();
  const dialog = page.getByRole('dialog', { name: 'Update' });
  expect(await dialog.count()).toBe(0);

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await dialog.getByText('A new version of Ninety is ready.').waitFor();
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expectSound(page, 'the Update dialog');
  }
  await dialog.getByRole('button', { name: 'Later' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await Promise.all([isChecked(), page.reload()]);
  const update = dialog.getByRole('button', { name: 'Update now' });
  await Promise.all([page.waitForEvent('load'), update.click()]);
  await page.goto(`/exercise?uid=${uid}`);
  await expect.poll(() => box.inputValue()).toBe('Tea came by ship.');
});

it('tells the server which version a user has', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user });
  await page.goto('/dashboard');
  const versionNow = async () => (await user.call(retrieveUser, {})).body.user.version;
  await expect.poll(versionNow).toBe(appVersion);
});
