import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { expectSound, looks, settled } from './accessibility.ts';
import { borrowPage, expectNoSidewaysScroll } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: ['RSA-0001'] }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

it('a visitor sees the plans in the money of the place that is chosen, and it stays chosen', async () => {
  const page = await borrowPage(browser, site);
  await page.goto('/');
  await page.getByRole('link', { name: 'Go Premium' }).click();
  await page.getByRole('heading', { name: 'Plans and prices', level: 1 }).waitFor();
  await page.getByLabel('Prices for').selectOption('India');
  await page.getByRole('cell', { name: '₹' }).first().waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Prices for').inputValue()).toBe('IN');
  // A visitor makes an account first, and comes back to the prices.
  await page.getByRole('button', { name: 'Buy: Silver' }).click();
  await page.getByRole('heading', { name: 'Log in', level: 1 }).waitFor();
});

it('says that a promotion is none, and leads to the prices', async () => {
  const page = await borrowPage(browser, site);
  await page.goto('/promo?id=there_is_none');
  await page.getByRole('heading', { name: 'There is no such promotion.' }).waitFor();
  await page.getByRole('link', { name: 'See the prices', exact: true }).click();
  await page.getByRole('heading', { name: 'Plans and prices', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/pricing');
  // Who goes to the log-in from the prices comes back to them, by way of a sign-up too.
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Log in', level: 1 }).waitFor();
  await bar.getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Sign up', level: 1 }).waitFor();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/pricing');
});

describe.each(looks)('in %s at %i px', (colorScheme, width) => {
  it('the prices are sound, and in the menu of a phone', async () => {
    const page = await borrowPage(browser, site, { colorScheme, viewport: { width, height: 800 } });
    await page.goto('/');
    if (width < 900) {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('menuitem', { name: 'Prices' }).click();
      await page.getByRole('heading', { name: 'Plans and prices', level: 1 }).waitFor();
    }
    for (const address of ['/pricing', '/promo?id=there_is_none', '/thank-you-mobile']) {
      await page.goto(address);
      await settled(page);
      await expectSound(page);
      await expectNoSidewaysScroll(page);
    }
  });
});
