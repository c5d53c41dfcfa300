import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { expectNoSidewaysScroll, openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: ['RSA-0001'] }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

it('leads a visitor on a phone from the home page over a free question to an account and the guide to practice', async () => {
  const page = await openPage(browser, site, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNoSidewaysScroll(page);
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect((await page.request.get(manifest ?? '')).headers()['content-type']).toContain('manifest+json');

  await page.locator('summary[aria-label="Open the menu"]').tap();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Practice' }).tap();
  await page.getByRole('heading', { name: 'Quick Practice', level: 1 }).waitFor();
  await expectNoSidewaysScroll(page);
  expect(await page.getByRole('region', { name: 'Guide' }).count()).toBe(0);
  await page.goto('/exercise?uid=RSA-0001');
  await page.getByRole('radio').first().tap();
  await page.getByRole('button', { name: 'Submit' }).tap();
  await page.getByRole('heading', { name: /Score \d+\/\d+/ }).waitFor();
  await expectNoSidewaysScroll(page);

  const [email, password] = ['phone@example.com', 'a rather long password'];
  await page.goto('/practice');
  await page.getByRole('button', { name: 'Open the menu' }).tap();
  await page.getByRole('menuitem', { name: 'Sign up' }).tap();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).tap();
  await page.getByText('Check your email inbox!').waitFor();
  const link = page.getByRole('article').filter({ hasText: email }).getByRole('link').first();
  await expect
    .poll(async () => {
      await page.goto('/dev/outbox');
      return link.count();
    })
    .toBe(1);
  await link.click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Verify my address' }).tap();
  await page.getByText('Account successfully verified!').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).tap();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).tap();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await expectNoSidewaysScroll(page);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Practice' }).tap();
  await page.getByRole('region', { name: 'Guide' }).getByRole('button', { name: 'Show me' }).tap();
  const step = page.getByRole('dialog');
  for (let place = 1; place < 6; place += 1) {
    await step.getByText(`${place} of 6`, { exact: true }).waitFor();
    await step.getByRole('button', { name: 'Next' }).tap();
  }
  await step.getByRole('button', { name: 'Start' }).tap();
  await page.reload();
  await page.getByRole('heading', { name: 'Quick Practice', level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'Guide' }).count()).toBe(0);
});
