import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { expectNoSidewaysScroll, logIn, openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ settings: { readingSprintSeconds: 600 } }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Neither a fault that axe can see nor anything that sticks out. */
async function expectSound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  const faults = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('; ')}`,
  );
  // All pages are looked at, also after a fault.
  expect.soft({ url: page.url(), faults }).toEqual({ url: page.url(), faults: [] });
  await expectNoSidewaysScroll(page);
}

/** Its text does not stick out of it. */
async function expectRoomEnough(element: Locator) {
  const [needed, given] = await element.evaluate(({ scrollWidth, clientWidth }) => [
    scrollWidth,
    clientWidth,
  ]);
  expect.soft(needed).toBeLessThanOrEqual(given ?? 0);
}

const asVisitor = [
  '/',
  '/login',
  '/register',
  '/verify',
  '/verify?token=x',
  '/practice',
  '/exercise?uid=RSA-0006',
  '/statistics',
  '/not-found',
  '/nowhere',
];
const asStudent = ['/dashboard', '/practice', '/statistics', '/mock-test', '/profile'];
const exercises = ['RSA-0001', 'RRP-0001', 'RFB-0001'];

describe.each([
  ['light', 360],
  ['dark', 1440],
] as const)('in %s at %i px', (colorScheme, width) => {
  it('every page is sound', async () => {
    const user = await site.registerAndLogIn();
    const page = await openPage(browser, site, { colorScheme, viewport: { width, height: 800 } });
    const look = async (address: string) => {
      await page.goto(address);
      await settled(page);
      await expectSound(page);
    };
    for (const address of asVisitor) await look(address);
    expect(await page.evaluate(() => document.documentElement.dataset['mantineColorScheme'])).toBe(
      colorScheme,
    );

    await logIn(page, user);
    for (const address of asStudent) {
      await look(address);
      for (const entry of await page.locator('.side-bar a').all()) await expectRoomEnough(entry);
    }
    for (const uid of exercises) {
      await look(`/exercise?uid=${uid}`);
      if (uid.startsWith('RSA')) await page.getByRole('radio').first().click();
      if (uid.startsWith('RFB')) await page.getByLabel('Blank 1').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('heading', { name: /Score/ }).waitFor();
      const showAnswer = page.getByRole('button', { name: 'Show answer' });
      if ((await showAnswer.count()) > 0) await showAnswer.click();
      await expectSound(page);
    }
    await look('/exercise?uid=LWD-0001');

    await page.goto('/mock-test');
    await page.getByRole('button', { name: 'Start the test' }).click();
    await page.getByText('Reading sprint · Question 1 of 5').waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: 'Hand in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Hand in now' }).click();
    await page.getByRole('heading', { name: /your result/ }).waitFor();
    await expectSound(page);
    await look('/statistics');
  }, 180_000);
});

it('keeps the choice of dark mode', async () => {
  const page = await openPage(browser, site, { colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Dark mode', pressed: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('isNightMode'))).toBe('true');
});

/** The page's own code and its data are there. */
async function settled(page: Page) {
  await page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('heading', { level: 2 }))
    .first()
    .waitFor();
  await expect.poll(() => page.locator('[aria-busy]').count(), { timeout: 10_000 }).toBe(0);
}
