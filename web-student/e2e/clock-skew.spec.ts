import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Request } from 'playwright-core';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { offBy, timeLeft, type Sat } from './clock-text.ts';
import { createStandingClock } from './moved-clock.ts';
import { openPage } from './support.ts';

/** Both the site and the pages go by it: what a page shows 2 s later does not depend on the machine. */
const clock = createStandingClock();
const sectionSeconds = 360;
let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  const questions = ['RSA-0007', 'RSA-0008', 'RRP-0007', 'RFB-0019', 'RFB-0020'];
  [site, browser] = await Promise.all([
    startTestSite({ questions, clock: clock.now, settings: { readingSprintSeconds: sectionSeconds } }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

const hour = 3600;
const stepSeconds = 0.1;

interface Opened extends Sat {
  /** How many requests of the page have no answer yet. */
  readonly underWay: () => number;
}

/** The page of a sprint on a device whose date is wrong, and which goes by the clock of its town. */
async function open(aheadSeconds: number, timezoneId = 'Etc/UTC'): Promise<Opened> {
  const user = await site.registerAndLogIn();
  const { sessionId } = (await user.call(startMockTest, { mockTestId: 'reading_sprint_1' })).body;
  const page = await openPage(browser, site, { as: user, timezoneId });
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  await clock.give(page, { aheadSeconds });
  await page.goto(`/mock-test/exercise?id=${sessionId}`);
  return { user, page, sessionId, underWay: () => asked.size };
}

/** On a line and a server that are quick, the page comes to show the right time before 2 s have passed. */
async function expectRightWithin2s(opened: Opened) {
  const { page, underWay } = opened;
  const timer = page.getByRole('timer', { name: 'Time left' });
  for (let passed = 0; passed < 2; passed += stepSeconds) {
    await expect.poll(underWay).toBe(0);
    if ((await timer.isVisible()) && (await offBy(opened, clock)) <= 1) return;
    await clock.pass(page, stepSeconds);
  }
  expect(await offBy(opened, clock)).toBeLessThanOrEqual(1);
}

it.each([-9, -1, 1, 26])(
  'shows the remaining time right within 2 s on a device that is %i hours off',
  async (hours) => {
    const opened = await open(hours * hour);
    const device = await opened.page.evaluate(() => Date.now());
    expect(Math.round((device - Date.parse(clock.now())) / 1000)).toBe(hours * hour);
    await expectRightWithin2s(opened);
  },
);

it.each([
  ['spring', '2026-03-29T01:00:00Z'],
  ['autumn', '2026-10-25T01:00:00Z'],
])('is right while the clocks of the town are changed in %s', async (_season, change) => {
  const until = (Date.parse(change) - Date.parse(clock.now())) / 1000;
  const opened = await open(until - 3, 'Europe/London');
  await expectRightWithin2s(opened);
  await clock.pass(opened.page, 4);
  expect(await opened.page.evaluate(() => Date.now())).toBeGreaterThan(Date.parse(change));
  expect(await offBy(opened, clock)).toBeLessThanOrEqual(1);
});

it('is right within 2 s after the device has slept through half a section, and its monotonic clock with it', async () => {
  const opened = await open(0);
  await expectRightWithin2s(opened);
  const { page } = opened;
  const before = await timeLeft(page);
  await clock.pass(undefined, sectionSeconds / 2);
  expect(await timeLeft(page)).toBe(before);
  expect(await offBy(opened, clock)).toBeGreaterThan(100);
  // It wakes: its date is set at once, what the page measures goes on from where it stood.
  await page.clock.setSystemTime(clock.now());
  await expectRightWithin2s(opened);
});
