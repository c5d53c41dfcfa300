import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { saveMockTestDraft } from '#domain/sittings/hold-contract.ts';
import { storeOfTests } from '#infra/testing/servers/event-store-of-tests.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { openPage } from './support.ts';

const sprintSeconds = 14;
/** As many reserved questions of each type as the sprint draws. */
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

  it('ends by the clock of the server when the page is gone, and counts what it had chosen last', async () => {
    const page = await openPage(browser, site, { as: await site.registerAndLogIn() });
    await page.goto('/mock-test');
    await page.getByRole('button', { name: 'Start the test' }).click();
    await page.getByText('Reading sprint · Question 1 of 5').waitFor();
    await page.getByLabel('Blank 1').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Submit and continue' }).click();
    await page.getByText('Reading sprint · Question 2 of 5').waitFor();
    const kept = page.waitForResponse(`**${saveMockTestDraft.path}`);
    await page.getByLabel('Blank 1').selectOption({ index: 2 });
    const chosen = await page.getByLabel('Blank 1').inputValue();
    expect(await (await kept).json()).toEqual({ isKept: true });

    const results = await page.context().newPage();
    await page.close();
    await results.goto(page.url().replace('/mock-test/exercise', '/mock-test/results'));
    await results.getByRole('heading', { name: /your result/ }).waitFor();
    await results.getByText('The time was up.').waitFor();
    const second = results.getByRole('region', { name: 'Question 2', exact: true });
    await second.getByRole('heading').first().click();
    await second.getByText(chosen).first().waitFor();
    await expect.poll(() => results.getByRole('region', { name: /^Question \d$/ }).count()).toBe(5);
    expect(await results.getByText('Not answered').count()).toBe(3);
  });
});
