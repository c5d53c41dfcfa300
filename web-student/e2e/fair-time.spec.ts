import { z } from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { eventually } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  const questions = ['RSA-0007', 'RSA-0008', 'RRP-0007', 'RFB-0019', 'RFB-0020'];
  [site, browser] = await Promise.all([startTestSite({ questions }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

it('tells what time is given back for an outage, and lets the clock run as much longer', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user });
  await page.goto('/mock-test');
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.getByText('Reading sprint · Question 1 of 5').waitFor();
  const started: unknown[] = [];
  for await (const { data } of site.storage.store.readAll({ filter: { eventTypes: ['MockTestStarted'] } }))
    started.push(data['startedAt']);
  const from = new Date(z.string().parse(started[0]));
  // As two processes of the API leave it, of which the second came 42 s after the first one went.
  await site.storage.pool.query('insert into ops.outage (from_at, until_at) values ($1, $2)', [
    from,
    new Date(from.getTime() + 42_000),
  ]);
  // What of it has passed so far is given back: a page that comes within half a second of the start tells none.
  await eventually(async () => {
    await page.reload();
    await page.getByText('Reading sprint · Question 1 of 5').waitFor();
    expect(await page.getByText(/^\+\d+ s: our server did not answer from \d\d:\d\d:\d\d$/).count()).toBe(1);
  });
  expect(await page.getByRole('status').filter({ hasText: 'our server' }).count()).toBe(1);
});

it('reads the clock anew when the device has slept', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user });
  await page.goto('/mock-test');
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.getByText('Reading sprint · Question 1 of 5').waitFor();
  const asked = page.waitForRequest((request) => request.url().endsWith('/loadMockTest'));
  // As after a sleep through which the monotonic clock stood.
  await page.evaluate(() => {
    const dateNow = Date.now.bind(Date);
    Date.now = () => dateNow() + 600_000;
  });
  const answer = await (await asked).response();
  expect(answer?.status()).toBe(200);
  await page.getByText('Reading sprint · Question 1 of 5').waitFor();
});
