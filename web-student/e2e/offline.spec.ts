import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { createCart } from '#domain/commerce/carts/cart-contract.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { rightAnswer, seeded } from '#infra/testing/question-bank.ts';
import { payAtTill } from './buying.ts';
import { expectHeading, openPage, savedHere, type OpenOptions } from './support.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const { uid } = seeded('RSA');
let client: string;
let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  client = mkdtempSync(path.join(tmpdir(), 'ninety-client-'));
  const pages = { student: client, admin: path.join(root, 'web-admin', 'dist') };
  [site, browser] = await Promise.all([startTestSite({ site: { pages } }), launchBrowser()]);
  cpSync(path.join(root, 'web-student', 'dist'), client, { recursive: true });
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
  rmSync(client, { recursive: true });
});

const openWithWorker = (options: OpenOptions = {}) =>
  openPage(browser, site, { serviceWorkers: 'allow', ...options });

/** The service worker controls a page only after it has cached the site's files. */
async function untilControlled(page: Page) {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

async function publishVersion(page: Page, comment: string) {
  const worker = path.join(client, 'service-worker.js');
  const next = path.join(client, 'next-service-worker.js');
  writeFileSync(next, `${readFileSync(worker, 'utf8')}\n// ${comment}`);
  const registration = await page.evaluateHandle(() => navigator.serviceWorker.ready);
  const before = await registration.evaluateHandle(({ waiting }) => waiting);
  renameSync(next, worker);
  // An update that another tab started may have read the previous version, so one update may not be enough.
  const isNewWaiting = () =>
    registration.evaluate(async (here, old) => {
      await here.update();
      return here.waiting !== null && here.waiting !== old;
    }, before);
  await expect.poll(isNewWaiting).toBe(true);
}

const cached = (page: Page) =>
  page.evaluate(async () => {
    const found: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        found.push({ url: new URL(request.url).pathname, text: text ?? '' });
      }
    }
    return found;
  });

it('opens offline, shows loaded data, keeps an answer, and deletes the user’s data after the logout', async () => {
  const user = await site.registerAndLogIn();
  const page = await openWithWorker({ as: user });
  await page.goto('/dashboard');
  await untilControlled(page);
  await page.goto('/practice?section=reading&exercise=RSA');
  await page
    .getByRole('row', { name: new RegExp(uid) })
    .getByRole('link')
    .click();
  await page.getByRole('radio').first().waitFor();
  const keeps = async (...parts: string[]) =>
    expect
      .poll(async () => (await cached(page)).some(({ text }) => parts.every((part) => text.includes(part))))
      .toBe(true);
  await keeps(user.email, `["question","${uid}"]`, '"page-of-list"');
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Your score today' }).waitFor();
  await keeps(user.email, '"skills"', '"reviews"', '"page-of-list"');

  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('You are offline.').waitFor();
  await page.getByRole('heading', { name: 'Your score today' }).waitFor();
  await page.goto('/practice?section=reading&exercise=RSA');
  await page
    .getByRole('row', { name: new RegExp(uid) })
    .getByRole('link')
    .click();
  const answer = rightAnswer(uid);
  const right = answer.type === 'RSA' ? answer.selectedAnswer : '';
  await page.getByRole('radio', { name: right }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(savedHere).waitFor();

  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Score 1/1' }).waitFor();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  const texts = async () => (await cached(page)).filter(({ text }) => text.includes(user.email));
  await expect.poll(texts).toEqual([]);
  // Pending cache writes finish within a second; none of them may contain the user's data.
  await page.goto('/practice?section=ALL');
  await expect
    .poll(async () => (await cached(page)).some(({ url }) => url.startsWith('/kept/visitor')))
    .toBe(true);
  const left = await cached(page);
  expect(left.filter(({ url, text }) => url.includes(user.userId) || text.includes(user.email))).toEqual([]);
  expect(left.filter(({ url }) => url.startsWith('/api'))).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join(' ')))
    .not.toContain(user.email);
});

it('leads past the kept pages to the till, and back to what was bought', async () => {
  const user = await site.registerAndLogIn();
  const page = await openWithWorker({ as: user });
  await page.goto('/pricing');
  await untilControlled(page);
  const { cartId } = (await user.call(createCart, { packageId: 'package_silver', country: 'US' })).body;
  await page.goto(`/checkout?id=${cartId}`);
  await expectHeading(page, 'Checkout');
  await payAtTill(page, 'Goes through 4242');
  await expectHeading(page, 'Thank you');
});

it('leaves public pages to the server, and reports when it cannot be reached', async () => {
  const page = await openWithWorker();
  await page.goto('/practice');
  await untilControlled(page);
  await page.goto('/blog/linking-words');
  await expectHeading(page, 'Linking words that say what you mean');
  await page.context().setOffline(true);
  await page.goto('/faq');
  await expectHeading(page, 'This page needs a connection');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expectHeading(page, 'FAQ');
});

it('asks before a new version takes over', async () => {
  const page = await openWithWorker();
  await page.goto('/practice?section=reading');
  await untilControlled(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('honey');
  const other = await page.context().newPage();
  await other.goto('/login');
  await untilControlled(other);
  await publishVersion(page, 'A new version.');
  for (const tab of [page, other]) await tab.getByText('A new version of Ninety is ready.').waitFor();
  await publishVersion(page, 'A still newer one.');
  await expect.poll(() => page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('honey');
  // The browser first lets the previous version finish its work.
  const loaded = page.waitForEvent('load', { timeout: 60_000 });
  await Promise.all([loaded, page.getByRole('button', { name: 'Update now' }).click()]);
  await page.getByRole('heading', { name: 'Quick Practice' }).waitFor();
  await other.getByText('Ninety was updated in another tab.').waitFor();
  const again = other.getByRole('button', { name: 'Load this page again' });
  await Promise.all([other.waitForEvent('load'), again.click()]);
  await other.getByRole('heading', { level: 1 }).waitFor();
});
