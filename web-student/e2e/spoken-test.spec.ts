import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import type { CommandContext } from '#domain/core/journal.ts';
import { holdMockTest } from '#domain/mock-tests/hold-contract.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { oneClock } from '#domain/mock-tests/testing/one-clock.ts';
import { startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { launchWithMicrophone } from './fake-microphone.ts';
import { button, expectRecorderInSight, recorder, spokenQuestion, stopRecording } from './spoken.ts';
import { openPage } from './support.ts';

const blueprint: MockTestBlueprint = {
  mockTestId: 'speaking_sprint',
  mockTestCategory: 'sprint',
  name: 'Speaking sprint',
  description: 'Two sentences to repeat, and a text to read.',
  sections: oneClock('speaking', 300, [
    { type: 'SRS', count: 2 },
    { type: 'SRA', count: 1 },
  ]),
};
const context = (): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'test' },
  at: new Date().toISOString(),
});

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ mockTests: [blueprint], questions: 'none', temporal: true }),
    launchWithMicrophone(),
  ]);
  for (const [code, uid] of [
    ['SRS', 'SRS-9001'],
    ['SRS', 'SRS-9002'],
    ['SRA', 'SRA-9001'],
  ] as const) {
    await draftQuestion(site.dependencies, { ...spokenQuestion(code), uid, reserved: true }, context());
    await publishQuestion(site.dependencies, uid, context());
  }
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const goOn = (page: Page, name: string) => button(page, name).click();

/** As in 'Starts in N'. */
async function secondsToStart(page: Page): Promise<number> {
  const text = await recorder(page)
    .getByText(/^Starts in \d+$/)
    .textContent();
  return Number(text?.replace('Starts in ', ''));
}

/** The same page in a tab that was not pressed yet; the one before is closed. */
async function inAnotherTab(page: Page): Promise<Page> {
  const [tab, address] = [await page.context().newPage(), page.url()];
  await page.close();
  await tab.addInitScript(() => {
    // A look of the test into the page counts as a press, sooner or later.
    Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => false });
  });
  await tab.goto(address);
  return tab;
}

/** The server's answer, as it is when the page was away for so long. */
const shownTenMinutesAgo = (page: Page) =>
  page.context().route(`**${holdMockTest.path}`, async (route) => {
    const response = await route.fetch();
    const sitting = holdMockTest.outputs[200].parse(await response.json());
    const questionSince = new Date(Date.parse(sitting.dateNow) - 600_000).toISOString();
    await route.fulfill({ response, json: { ...sitting, questionSince } });
  });

it('records once by itself after the track, keeps it through a reload, and sends it when one goes on', async () => {
  const page = await openPage(browser, site, {
    as: await site.registerAndLogIn(),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/mock-test');
  // Offered before, and no condition.
  await page.getByRole('link', { name: 'Check your microphone' }).click();
  await page.waitForURL('**/microphone*');
  await page.goBack();
  await button(page, 'Start the test').click();
  await page.getByText('Speaking sprint · Question 1 of 3').waitFor();
  await button(page, 'Stop recording').waitFor();
  await expectRecorderInSight(page);
  await stopRecording(page);
  await recorder(page).getByText('Recorded', { exact: true }).waitFor();
  await expect.poll(() => button(page, 'Record again').count()).toBe(0);
  await page.reload();
  await recorder(page).getByText('Recorded', { exact: true }).waitFor();
  await goOn(page, 'Submit and go on');

  // Who goes on while it records ends the recording, which is the answer.
  await page.getByText('Speaking sprint · Question 2 of 3').waitFor();
  await recorder(page).getByText('Recording', { exact: true }).waitFor();
  await goOn(page, 'Submit and go on');

  await page.getByText('Speaking sprint · Question 3 of 3').waitFor();
  await expect.poll(() => secondsToStart(page)).toBeLessThanOrEqual(38);
  const before = await secondsToStart(page);
  // Another tab gains no time, in the wait nor after it.
  const second = await inAnotherTab(page);
  await button(second, 'Start').click();
  await expect.poll(() => secondsToStart(second)).toBeLessThanOrEqual(before);
  await shownTenMinutesAgo(second);
  const third = await inAnotherTab(second);
  await button(third, 'Start').click();
  await recorder(third).getByText('The time is over', { exact: true }).waitFor();
  await goOn(third, 'Submit and finish');
  await goOn(third, 'Go on');
  await third.waitForURL('**/mock-test/results*');
  // What sounds in a recording is right to the analysis of these tests: both that there are were scored.
  await third.getByText('2 of 3 questions right').waitFor();
});
