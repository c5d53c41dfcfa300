import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { storeOfTests } from '#infra/testing/event-store-of-tests.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { openPage, type OpenOptions } from './support.ts';

const sprintSeconds = 14;
/** As many of each type as the sprint draws, of those that are kept for tests. */
const questions = ['RSA-0007', 'RSA-0008', 'RRP-0007', 'RFB-0019', 'RFB-0020'];

/** The suite `second-store` runs this file on EventStoreDB. */
describe.each([storeOfTests()])('on %s', (eventStore) => {
  let site: TestSite;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([
      startTestSite({
        eventStore,
        questions,
        temporal: true,
        settings: { readingSprintSeconds: sprintSeconds },
      }),
      launchBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await site[Symbol.asyncDispose]();
  });

  async function startTest(options: OpenOptions = {}): Promise<Page> {
    const user = await site.registerAndLogIn();
    const page = await openPage(browser, site, { as: user, ...options });
    await page.goto('/mock-test');
    await page.getByRole('button', { name: 'Start the test' }).click();
    await page.getByText('Reading sprint · Question 1 of 5').waitFor();
    return page;
  }

  async function goOn(page: Page) {
    await page.getByLabel('Blank 1').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Submit and go on' }).click();
  }

  it('ends by the clock without being touched', async () => {
    const page = await startTest();
    await expect.poll(() => page.getByRole('banner').count()).toBe(0);
    await goOn(page);
    await page.getByText('Reading sprint · Question 2 of 5').waitFor();
    await page.getByRole('heading', { name: /your result/ }).waitFor();
    await page.getByText('The time was up.').waitFor();
    await expect.poll(() => page.getByRole('region', { name: /^Question \d$/ }).count()).toBe(5);
    await expect.poll(() => page.getByText('Not answered').count()).toBe(4);
    await page.getByText('You gave no order.').waitFor();
  });

  it('hands in early only after asking, and asks before an empty answer', async () => {
    const page = await startTest();
    await page.getByRole('button', { name: 'Submit and go on' }).click();
    await page
      .getByRole('dialog', { name: 'Go on without an answer?' })
      .getByRole('button', { name: 'Stay here' })
      .click();
    await page.getByRole('button', { name: 'Hand in' }).click();
    await page
      .getByRole('dialog', { name: 'Hand in the test now?' })
      .getByRole('button', { name: 'Hand in now' })
      .click();
    await page.getByText('You handed the test in.').waitFor();
    await expect.poll(() => page.getByText('Not answered').count()).toBe(5);
  });

  // The client does the rest by itself: one store is enough. These tests wait out their time together, and a test that
  // runs beside others needs the `expect` of its own context.
  if (eventStore !== 'postgres') return;

  it.concurrent('sends what is on the screen before the time is up', async ({
    expect: expectHere,
    onTestFinished: onEnd,
  }) => {
    const page = await startTest({ onEnd });
    await page.getByLabel('Blank 1').selectOption({ index: 1 });
    await page.getByRole('heading', { name: /your result/ }).waitFor();
    await page.getByText('The time was up.').waitFor();
    await expectHere.poll(() => page.getByText('Not answered').count()).toBe(4);
  });

  it.concurrent('sends what is on the screen in the last seconds though an answer before was refused', async ({
    expect: expectHere,
    onTestFinished: onEnd,
  }) => {
    const page = await startTest({ onEnd });
    await page.route(
      '**/api/mocktest/saveMockTestQuestion',
      (route) =>
        route.fulfill({
          status: 400,
          json: { code: 'answer_does_not_fit', message: 'It does not fit.', errors: {} },
        }),
      { times: 1 },
    );
    await goOn(page);
    await page.getByText('Your last answer was not taken').waitFor();
    await page.getByText('Reading sprint · Question 1 of 5').waitFor();
    await page.getByRole('heading', { name: /your result/ }).waitFor();
    await expectHere.poll(() => page.getByText('Not answered').count()).toBe(4);
  });

  it.concurrent('says clearly that an answer came too late', async ({
    expect: expectHere,
    onTestFinished: onEnd,
  }) => {
    const page = await startTest({ onEnd });
    const { promise: isOver, resolve: over } = Promise.withResolvers<void>();
    // The answer is on a slow line until the test has ended.
    await page.route('**/api/mocktest/saveMockTestQuestion', async (route) => {
      await isOver;
      await route.continue();
    });
    await goOn(page);
    await page
      .getByRole('heading', { name: /The time is up|your result/ })
      .first()
      .waitFor();
    over();
    await page.getByText('Your last answer was not taken').waitFor();
    await page.getByRole('heading', { name: /your result/ }).waitFor();
    const alert = page.getByRole('alert').filter({ hasText: 'Your last answer was not taken' });
    await expectHere.poll(() => alert.textContent()).toContain('so it does not count');
    await expectHere.poll(() => page.getByText('Not answered').count()).toBe(5);
  });
});
