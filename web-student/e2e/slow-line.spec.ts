import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { submitButton } from './exercise.ts';
import { openPage } from './support.ts';

const { uid } = seeded('RSA');
const explanation = 'This takes longer than usual.';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: [uid] }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** Nothing that fits arrives until it is released. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

it('says what goes on, and shows a way out, before any code is there', async () => {
  const page = await openPage(browser, site);
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/practice', { waitUntil: 'commit' });
  await page.getByText('Loading').waitFor();
  const text = page.getByText(explanation);
  const wayOut = page.getByRole('link', { name: 'Load the page again' });
  const passTo = (seconds: number) =>
    page.evaluate((ms) => {
      for (const animation of document.getAnimations()) animation.currentTime = ms;
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
  // The list below it may take its time too.
  await expect.poll(() => text.count()).toBe(0);
});

it('says so of a question that does not come, once, and lets the student load the page again', async () => {
  const page = await openPage(browser, site);
  await page.clock.install();
  const release = await hold(page, '**/fetchQuestion');
  await Promise.all([page.waitForRequest('**/fetchQuestion'), page.goto(`/exercise?uid=${uid}`)]);
  const text = page.getByText(explanation);
  await page.clock.runFor(3100);
  await text.waitFor();
  await expect.poll(() => text.count()).toBe(1);
  const again = page.getByRole('button', { name: 'Load the page again' });
  await expect.poll(() => again.count()).toBe(0);
  await page.clock.runFor(7000);
  await again.waitFor();
  await Promise.all([page.waitForEvent('load'), again.click()]);
  release();
  await submitButton(page).waitFor();
});

it('asks for the code of the page while that of the site is still on its way', async () => {
  const page = await openPage(browser, site);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const release = await hold(page, '**/assets/index-*.js');
  for (const [address, name] of [
    ['/practice', 'practice-page'],
    [`/exercise?uid=${uid}`, 'exercise-page'],
  ] as const) {
    asked.length = 0;
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => asked.some((url) => url.includes(`/assets/${name}-`))).toBe(true);
    expect(asked.some((url) => url.includes('/api/'))).toBe(false);
  }
  release();
  await submitButton(page).waitFor();
});

it('opens a menu that was pressed before its code was there', async () => {
  const page = await openPage(browser, site, { viewport: { width: 360, height: 760 } });
  const release = await hold(page, '**/assets/visitor-menu-*.js');
  await page.goto('/practice');
  const button = page.getByRole('button', { name: 'Open the menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  release();
  await page.getByRole('menuitem', { name: 'Mock Tests' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem', { name: 'Mock Tests' }).waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((shown) => shown === document.activeElement)).toBe(true);
});

it('keeps the focus on a button whose menu comes meanwhile', async () => {
  const page = await openPage(browser, site, { viewport: { width: 360, height: 760 } });
  const release = await hold(page, '**/assets/visitor-menu-*.js');
  await page.goto('/practice');
  const button = page.getByRole('button', { name: 'Open the menu' });
  await Promise.all([page.waitForRequest('**/assets/visitor-menu-*.js'), button.focus()]);
  await button.evaluate((shown) => shown.setAttribute('data-before', 'true'));
  release();
  await page.locator('[data-before]').waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((shown) => shown === document.activeElement)).toBe(true);
});
