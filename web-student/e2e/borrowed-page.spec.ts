import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { expectScheme } from './accessibility.ts';
import { borrowPage } from './support.ts';

const { uid, title } = seeded('RSA');

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: [uid] }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

let former: Page;
const heard: string[] = [];

it('a test leaves in its window whatever it can', async () => {
  const user = await site.registerAndLogIn();
  former = await borrowPage(browser, site, {
    as: user,
    colorScheme: 'dark',
    viewport: { width: 360, height: 740 },
  });
  await former.goto(`/exercise?uid=${uid}`);
  await former.getByRole('radio').first().click();
  await expectScheme(former, 'dark');
  await former.evaluate(() => {
    sessionStorage.setItem('left', 'here');
    document.cookie = 'left=here; path=/';
  });
  await former.route('**/api/questions/*', (route) => route.abort());
  former.on('request', (request) => heard.push(request.url()));
  await former.context().newPage();
  await former.emulateMedia({ media: 'print' });
  await former.context().setOffline(true);
});

it('the next test has the same window, and finds nothing of the one before', async () => {
  heard.length = 0;
  const page = await borrowPage(browser, site);
  expect(page).toBe(former);
  await page.goto(`/exercise?uid=${uid}`);
  await page.getByText(title).first().waitFor();
  await page.getByRole('link', { name: 'Login' }).waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  await expectScheme(page, 'light');
  expect(page.viewportSize()).toEqual({ width: 1280, height: 900 });
  expect(page.context().pages()).toEqual([page]);
  expect(heard).toEqual([]);
  const left = await page.evaluate(() => ({
    ofSession: sessionStorage.getItem('left'),
    cookies: document.cookie,
    isPrinted: matchMedia('print').matches,
    calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));
  expect(left).toEqual({ ofSession: null, cookies: '', isPrinted: false, calm: true });
});

it('two windows at once are two', async () => {
  const [one, other] = await Promise.all([borrowPage(browser, site), borrowPage(browser, site)]);
  expect(one).not.toBe(other);
  expect(one.context()).not.toBe(other.context());
});
