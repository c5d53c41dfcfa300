import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import type { CommandContext } from '#domain/core/journal.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { launchWithMicrophone } from './fake-microphone.ts';
import { button, recorder, spokenQuestion, stopRecording } from './spoken.ts';
import { openPage } from './support.ts';

const blueprint: MockTestBlueprint = {
  mockTestId: 'speaking_sprint',
  mockTestCategory: 'sprint',
  name: 'Speaking sprint',
  description: 'Two sentences to repeat.',
  section: { section: 'speaking', seconds: 300, questions: [{ type: 'SRS', count: 2 }] },
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
  for (const uid of ['SRS-9001', 'SRS-9002']) {
    await draftQuestion(site.dependencies, { ...spokenQuestion('SRS'), uid, reserved: true }, context());
    await publishQuestion(site.dependencies, uid, context());
  }
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const goOn = (page: Page, name: string) => button(page, name).click();

it('records once by itself after the track, keeps it through a reload, and sends it when one goes on', async () => {
  const page = await openPage(browser, site, { as: await site.registerAndLogIn() });
  await page.goto('/mock-test');
  await button(page, 'Start the test').click();
  await page.getByText('Speaking sprint · Question 1 of 2').waitFor();
  await stopRecording(page);
  await recorder(page).getByText('Recorded', { exact: true }).waitFor();
  expect(await button(page, 'Record again').count()).toBe(0);
  await page.reload();
  await recorder(page).getByText('Recorded', { exact: true }).waitFor();
  await goOn(page, 'Submit and go on');

  // Who goes on while it records ends the recording, which is the answer.
  await page.getByText('Speaking sprint · Question 2 of 2').waitFor();
  await recorder(page).getByText('Recording', { exact: true }).waitFor();
  await goOn(page, 'Submit and finish');
  await page.waitForURL('**/mock-test/results*');
  // What sounds in a recording is right to the analysis of these tests: both were scored.
  await page.getByText('2 of 2 questions right').waitFor();
});
