import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { loadMockTest, startMockTest } from '#domain/mock-tests/contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { timeLeft } from './clock-text.ts';
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

const [second, minute] = [1000, 60_000];

interface Sat {
  readonly user: TestUser;
  readonly page: Page;
  readonly sessionId: string;
}

/** The first question of a sprint, on a device that has another date and goes by the clock of its town. */
async function sit(deviceTime: number, timezoneId = 'Etc/UTC'): Promise<Sat> {
  const user = await site.registerAndLogIn();
  const { body } = await user.call(startMockTest, { mockTestId: 'reading_sprint_1' });
  const page = await openPage(browser, site, { as: user, timezoneId });
  await page.clock.install({ time: deviceTime });
  await page.goto(`/mock-test/exercise?id=${body.sessionId}`);
  await page.getByText('Reading sprint · Question 1 of 5').waitFor();
  return { user, page, sessionId: body.sessionId };
}

/** By how many seconds the page's clock is off from the server's. */
async function offBy({ user, page, sessionId }: Sat): Promise<number> {
  const { body } = await user.call(loadMockTest, { sessionId });
  const from = await timeLeft(page);
  const right = (Date.parse(body.clock?.deadline ?? '') - Date.now()) / second;
  const until = await timeLeft(page);
  // The page counts whole seconds up, and its clock may turn while it is read.
  return Math.min(...[from, until].map((shown) => Math.max(0, Math.abs(shown - right - 0.5) - 0.5)));
}

const expectRight = (sat: Sat) => expect.poll(() => offBy(sat)).toBeLessThanOrEqual(1);

it.each([-7, 7, 24 * 60])('is right on a device whose date is %i minutes off', async (minutes) => {
  await expectRight(await sit(Date.now() + minutes * minute));
});

it.each([
  ['spring', '2026-03-29T01:00:00Z'],
  ['autumn', '2026-10-25T01:00:00Z'],
])('is right while the clocks of the town are changed in %s', async (_season, change) => {
  const sat = await sit(Date.parse(change) - 2 * second, 'Europe/London');
  await expect.poll(() => sat.page.evaluate(() => Date.now())).toBeGreaterThan(Date.parse(change));
  await expectRight(sat);
});

it('is right again after the device has slept, and its monotonic clock with it', async () => {
  const sat = await sit(Date.now());
  await sat.page.clock.pauseAt(Date.now() + second);
  const before = await timeLeft(sat.page);
  // The sleep itself: nothing goes on at the device, and time passes at the server.
  await pause(5 * second);
  expect(await timeLeft(sat.page)).toBe(before);
  expect(await offBy(sat)).toBeGreaterThan(2);
  await sat.page.clock.setSystemTime(Date.now());
  await sat.page.clock.resume();
  await expectRight(sat);
});
