import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '#infra/browser/launch-browser.ts';
import { keepDiary } from './page-diary.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('tells the address, the calls answered and not answered, the errors, and what the page shows', async () => {
  const context = await browser.newContext({ baseURL: 'http://ninety.test' });
  const diary = keepDiary(context);
  await context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/never') return;
    if (pathname === '/gone') await route.fulfill({ status: 404, body: '' });
    else await route.fulfill({ contentType: 'text/html', body: '<h1>Practice</h1>' });
  });
  const page = await context.newPage();
  await page.goto('/practice?page=2');
  await page.evaluate(async () => {
    void fetch('/never', { method: 'POST', body: '{"uid":"RSA-0001"}' });
    await fetch('/gone');
    setTimeout(() => {
      throw new Error('a fault of the page');
    });
  });
  await expect.poll(() => diary.tell()).toContain('thrown: a fault of the page');
  const told = await diary.tell();
  expect(told).toContain('404 GET /gone');
  expect(told).toContain('not answered: POST /never {"uid":"RSA-0001"}');
  expect(told).toContain('http://ninety.test/practice?page=2 showed\n- heading "Practice" [level=1]');
  await context.close();
});
