import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { appVersion } from '#domain/accounts/profile/app-version.ts';
import { checkAppVersion } from '#domain/accounts/profile/app-version-contract.ts';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
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

async function hold(page: Page, address: string): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

it('explains the wait and offers a way out before any code has loaded', async () => {
  const page = await openPage(browser, site);
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/practice', { waitUntil: 'commit' });
  await page.getByText('Loading').waitFor();
  const text = page.getByText('This takes longer than usual.');
  const wayOut = page.getByRole('link', { name: 'Load the page again' });
  const passTo = (seconds: number) =>
    page.evaluate((ms) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = ms;
      }
    }, seconds * 1000);
  await text.waitFor({ state: 'attached' });
  await passTo(2.9);
  await expect.poll(() => text.isVisible()).toBe(false);
  await passTo(3.1);
  await text.waitFor();
  await expect.poll(() => wayOut.isVisible()).toBe(false);
  await passTo(10.1);
  await wayOut.waitFor();
  await Promise.all([page.waitForRequest('**/practice'), wayOut.click()]);

  release();
  await page.getByRole('heading', { name: 'Quick Practice' }).waitFor();
  await expect.poll(() => text.count()).toBe(0);
});

it('requests the code of the page while that of the site is loading', async () => {
  const page = await openPage(browser, site);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await hold(page, '**/assets/index-*.js');
  for (const [address, name] of [
    ['/practice', 'practice-page'],
    ['/exercise?uid=RSA-0001', 'exercise-page'],
  ] as const) {
    asked.length = 0;
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => asked.some((url) => url.includes(`/assets/${name}-`))).toBe(true);
    expect(asked.some((url) => url.includes('/api/'))).toBe(false);
  }
});

it('keeps the focus on a button while its menu loads, and opens a menu that was pressed earlier', async () => {
  for (const isPressed of [false, true]) {
    const page = await openPage(browser, site, { viewport: { width: 360, height: 760 } });
    const release = await hold(page, '**/assets/visitor-menu-*.js');
    await page.goto('/practice');
    const button = page.getByRole('button', { name: 'Open the menu' });
    await Promise.all([page.waitForRequest('**/assets/visitor-menu-*.js'), button.focus()]);
    await button.evaluate((shown) => shown.setAttribute('data-before', 'true'));
    if (isPressed) await page.keyboard.press('Enter');
    release();
    await page.locator('[data-before]').waitFor({ state: 'detached' });
    if (isPressed) {
      await page.getByRole('menuitem', { name: 'Mock Tests' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('menuitem', { name: 'Mock Tests' }).waitFor({ state: 'detached' });
    }
    await expect.poll(() => button.evaluate((shown) => shown === document.activeElement)).toBe(true);
  }
});

it('is dark before the first paint', async () => {
  const page = await openPage(browser, site, { colorScheme: 'light' });
  const scheme = () => page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);
  await page.goto('/microphone');
  await page.getByRole('banner').getByRole('button', { name: 'Dark mode' }).click();
  await expect.poll(scheme).toBe('dark');
  // Without the bundle, only the script in the head can set the scheme.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await scheme()).toBe('dark');
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
