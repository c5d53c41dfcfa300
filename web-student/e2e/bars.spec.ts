import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { borrowPage } from './support.ts';

const locked = seeded('RSA', { free: false }).uid;

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ questions: [seeded('RSA').uid, locked] }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** Pressed, it leads there. */
async function expectWay(way: Locator, pathname: string) {
  await way.click();
  await way.page().waitForURL((url) => url.pathname === pathname);
}
const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');

it('leads a visitor everywhere by the bar, the menu of a phone and the foot of the home page', async () => {
  const page = await borrowPage(browser, site);
  await page.goto('/');
  for (const [name, pathname] of [
    ['Login', '/login'],
    ['Sign up', '/register'],
    ['Practice', '/practice'],
    ['Mock Tests', '/mock-test'],
    ['Ninety, home', '/'],
  ] as const) {
    await expectWay(banner(page).getByRole('link', { name }), pathname);
  }
  await expectWay(main(page).getByRole('link', { name: 'Sign up' }).first(), '/register');
  const foot = page.getByRole('navigation', { name: 'Footer' });
  const ways = [
    ['Practice', '/practice'],
    ['Mock Tests', '/mock-test'],
    ['Contact Us', '/contact-us'],
    ['Login', '/login'],
    ['Sign up', '/register'],
  ] as const;
  for (const [name, pathname] of ways) {
    await page.goto('/');
    await expectWay(foot.getByRole('link', { name }), pathname);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [name, pathname] of ways) {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expectWay(page.getByRole('menuitem', { name }), pathname);
  }
  await page.goto('/practice');
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});

it('leads a student everywhere by the bar at the side and the menu of the profile', async () => {
  const page = await borrowPage(browser, site, { as: await site.registerAndLogIn() });
  await page.goto('/dashboard');
  const ways = [
    ['Quick Practice', '/practice'],
    ['Mock Tests', '/mock-test'],
    ['Statistics', '/statistics'],
    ['Dashboard', '/dashboard'],
  ] as const;
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [name, pathname] of ways) {
    await expectWay(bar.getByRole('link', { name, exact: true }), pathname);
  }
  for (const [name, pathname] of [['My Profile', '/profile'], ...ways] as const) {
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await expectWay(page.getByRole('menuitem', { name }), pathname);
  }
});

it('leads an admin to the console, by the bar and by the menu', async () => {
  const page = await borrowPage(browser, site, { as: await site.admin() });
  await page.goto('/dashboard');
  await expectWay(banner(page).getByRole('link', { name: 'Admin area' }), '/admin/');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expectWay(page.getByRole('menuitem', { name: 'Admin area' }), '/admin/');
});

it('leads on from a page and from a question that is not there', async () => {
  const page = await borrowPage(browser, site);
  for (const address of ['/not-found', '/nowhere']) {
    await page.goto(address);
    await expectWay(main(page).getByRole('link', { name: 'Go to practice' }), '/practice');
    await page.goto(address);
    await expectWay(main(page).getByRole('link', { name: 'Home' }), '/');
  }
  await page.goto('/exercise?uid=RSA-9999');
  await expectWay(main(page).getByRole('link', { name: 'Go to practice' }), '/practice');
});

it('leads a visitor to the log-in from every page that needs one', async () => {
  const page = await borrowPage(browser, site);
  const addresses = [
    '/dashboard',
    '/statistics',
    '/profile?openSettings=true',
    '/mock-test',
    '/mock-test/results?id=1&submit=true',
    '/mock-test/scorecard?id=1',
    '/checkout?id=1',
    '/set-password',
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expectWay(main(page).getByRole('link', { name: 'Log in now' }), '/login');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(address);
  }
  await page.goto(`/exercise?uid=${locked}`);
  await expectWay(main(page).getByRole('link', { name: 'Log in' }), '/login');
  expect(new URL(page.url()).searchParams.get('redirect')).toContain(locked);
});

it('sends everyone where the specification has them', async () => {
  const visitor = await borrowPage(browser, site);
  const student = await borrowPage(browser, site, { as: await site.registerAndLogIn() });
  for (const [page, address, target] of [
    [visitor, '/home', '/'],
    [visitor, '/admin', '/login'],
    [student, '/', '/dashboard'],
    [student, '/home', '/dashboard'],
    [student, '/login', '/dashboard'],
    [student, '/register', '/dashboard'],
    [student, '/login?redirect=%2Fstatistics', '/statistics'],
    [student, '/login?redirect=%2F%2Fexample.org', '/dashboard'],
    [student, '/login?redirect=https%3A%2F%2Fexample.org', '/dashboard'],
  ] as const) {
    await page.goto(address);
    await expect.poll(() => ({ address, at: new URL(page.url()).pathname })).toEqual({ address, at: target });
  }
});

it('leads from the dashboard and the statistics to what they tell of', async () => {
  const page = await borrowPage(browser, site, { as: await site.registerAndLogIn() });
  await page.goto('/dashboard');
  const skills = page.getByRole('region', { name: 'Your skills' });
  for (const name of ['Speaking', 'Writing', 'Reading', 'Listening']) {
    await expectWay(skills.getByRole('link', { name }), '/practice');
    expect(new URL(page.url()).searchParams.get('section')).toBe(name.toLowerCase());
    await page.goBack();
  }
  await page.goto('/statistics');
  await expectWay(main(page).getByRole('link', { name: 'Answer your first question' }), '/practice');
});
