import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import type { CommandContext } from '#domain/core/journal.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { oneClock } from '#domain/mock-tests/testing/one-clock.ts';
import * as contract from '#domain/mock-tests/contract.ts';
import { rsaQuestion, wscQuestion } from '#domain/question-types/testing/questions.ts';
import { eventually, type TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { analysedAnswer } from '#services/analysis/analysed-answer.ts';
import { recordMockTestResult } from '#services/mock-tests/commands.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { logIn, openPage } from './support.ts';

/** A test that asks what is written: a question that a rule scores, and a text. */
const blueprint: MockTestBlueprint = {
  mockTestId: 'writing_sprint',
  mockTestCategory: 'sprint',
  name: 'Writing sprint',
  description: 'One question, and a text to write about.',
  sections: oneClock('writing', 360, [
    { type: 'RSA', count: 1 },
    { type: 'WSC', count: 1 },
  ]),
};
/** Its time is up before its page is open. */
const brief: MockTestBlueprint = {
  ...blueprint,
  mockTestId: 'brief_sprint',
  name: 'Brief sprint',
  sections: oneClock('writing', 1, [{ type: 'RSA', count: 1 }]),
};
const rsa = { ...rsaQuestion, uid: 'RSA-9001', reserved: true };
const wsc = { ...wscQuestion, uid: 'WSC-9001', reserved: true };
const context = (): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'test' },
  at: new Date().toISOString(),
});

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  // There are no workflows: what the analysis comes to is said here.
  [site, browser] = await Promise.all([
    startTestSite({ mockTests: [blueprint, brief], questions: 'none' }),
    launchBrowser(),
  ]);
  for (const question of [rsa, wsc]) {
    await draftQuestion(site.dependencies, question, context());
    await publishQuestion(site.dependencies, question.uid, context());
  }
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** Answers both questions, which hands the test in. */
async function sit(user: TestUser): Promise<string> {
  const { mockTestId } = blueprint;
  const { body } = await eventually(() => user.call(contract.startMockTest, { mockTestId }));
  const { sessionId } = body;
  const answers = [
    { uid: rsa.uid, answer: { type: 'RSA', selectedAnswer: 'By ship' } },
    { uid: wsc.uid, answer: { type: 'WSC', text: 'Tea, which came by ship, was dear.' } },
  ] as const;
  for (const answer of answers) await user.call(contract.saveMockTestQuestion, { sessionId, ...answer });
  await user.call(contract.submitMockTest, { sessionId });
  return sessionId;
}

it('says that a score is still to come, and that there is none where the analysis failed', async () => {
  const user = await site.registerAndLogIn();
  const sessionId = await sit(user);
  const page = await openPage(browser, site);
  await logIn(page, user);
  await page.goto('/mock-test');
  await page.getByText('Result on its way').waitFor();
  await page.getByRole('link', { name: 'See the result' }).click();
  await page.getByRole('heading', { name: 'Your test is handed in' }).waitFor();
  await page.getByText('1 answer is still being scored. Your result will show here by itself.').waitFor();

  const answer = analysedAnswer(site.dependencies, { sessionId, uid: wsc.uid });
  await answer.recordFailure('The analysis did not come to a score.', context());
  await recordMockTestResult(site.dependencies, sessionId, context());

  await page.getByRole('heading', { name: 'Writing sprint: your result' }).waitFor();
  await page.getByText('1 answer has no score and counts neither for nor against you.').waitFor();
  await page.getByText('1 of 1 points').waitFor();
  const text = page.getByRole('region', { name: 'Question 2', exact: true });
  await text.getByText('No score').waitFor();
  // What was missed or has no score is open already.
  await text.getByText('Tea, which came by ship, was dear.').waitFor();
  await text.getByText(/Practise the type to have another answer scored\./).waitFor();
  expect(await page.getByRole('region', { name: /^Score / }).count()).toBe(0);
  await text.getByText('No score').click();
  await text.getByText('Tea, which came by ship, was dear.').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /no score/ }).click();
  await text.getByText('Tea, which came by ship, was dear.').waitFor();
});

it('hands in by itself a test whose time is up, with no worker to end it', async () => {
  const user = await site.registerAndLogIn();
  const { mockTestId } = brief;
  const { body } = await eventually(() => user.call(contract.startMockTest, { mockTestId }));
  const page = await openPage(browser, site, { as: user });
  await page.goto(`/mock-test/exercise?id=${body.sessionId}`);
  await page.getByRole('heading', { name: 'Brief sprint: your result' }).waitFor();
  await expect.poll(() => page.getByText('The time was up.').count()).toBe(1);
});
