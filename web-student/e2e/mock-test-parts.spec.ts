import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { loadMockTest, saveMockTestQuestion, submitMockTest } from '#domain/sittings/contract.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { rfbQuestion } from '#domain/question-types/testing/questions.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { offBy, type Sat } from './clock-text.ts';
import { createMovedClock } from './moved-clock.ts';
import { openPage, savedHere } from './support.ts';

const pair: MockTestBlueprint = {
  mockTestId: 'pair',
  mockTestCategory: 'sprint',
  name: 'Pair',
  description: 'Two items of one type.',
  sections: oneClock('reading', 600, [{ type: 'RFB', count: 2 }]),
};

const clock = createMovedClock();
let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ mockTests: [pair], questions: 'none', clock: clock.now }),
    launchBrowser(),
  ]);
  for (const uid of ['RFB-9001', 'RFB-9002']) {
    const context = () => ({
      commandId: randomUUID(),
      correlationId: randomUUID(),
      actor: { kind: 'system', id: 'test' } as const,
      at: clock.now(),
    });
    await draftQuestion(site.dependencies, { ...rfbQuestion, uid, reserved: true }, context());
    await publishQuestion(site.dependencies, uid, context());
  }
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const at = (page: Page, number: number) => page.getByText(`Pair · Question ${number} of 2`).waitFor();
const elsewhere = (page: Page) =>
  page.getByRole('heading', { name: 'This test is open elsewhere' }).waitFor();
const answer = (page: Page) => page.getByLabel('Blank 1').selectOption('went');

async function expectContinued(sat: Sat) {
  await expect.poll(() => sat.page.getByLabel('Blank 1').inputValue()).toBe('went');
  await expect.poll(() => offBy(sat, clock)).toBeLessThanOrEqual(1);
}

async function takeOverAndBack(sat: Sat) {
  const { page } = sat;
  const second = await page.context().newPage();
  await second.goto(page.url());
  await at(second, 1);
  await elsewhere(page);
  await expectContinued({ ...sat, page: second });
  await button(page, 'Continue here').click();
  await at(page, 1);
  await elsewhere(second);
  await second.close();
}

async function goOnOffline(sat: Sat) {
  const { page } = sat;
  const sent = countRequests(page, saveMockTestQuestion.path);
  await page.context().setOffline(true);
  await button(page, 'Submit and continue').click();
  await page.getByText(savedHere).waitFor();
  await clock.pass(page, 30);
  await page.context().setOffline(false);
  await at(page, 2);
  await expect.poll(() => sent).toHaveLength(1);
  await expect.poll(() => offBy(sat, clock)).toBeLessThanOrEqual(1);
}

function countRequests(page: Page, path: string): string[] {
  const sent: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(path)) sent.push(request.url());
  });
  return sent;
}

async function onAnotherDevice({ user, page, sessionId }: Sat): Promise<Sat> {
  await clock.pass(page, 3);
  await expect.poll(async () => (await user.call(loadMockTest, { sessionId })).body.draft).toBeDefined();
  const again = await site.logIn(user);
  const other = await openPage(browser, site, { as: again });
  await clock.give(other);
  await other.goto(page.url());
  await at(other, 2);
  return { user: again, page: other, sessionId };
}

it('neither loses nor repeats an answer after a take-over, a reload, a lost network or a change of device', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user });
  await clock.give(page);
  await page.goto('/mock-test');
  await button(page, 'Start the test').click();
  await at(page, 1);
  const sessionId = new URL(page.url()).searchParams.get('id') ?? '';
  const sat = { user, page, sessionId };
  await answer(page);
  await takeOverAndBack(sat);
  await expectContinued(sat);
  await page.reload();
  await expectContinued(sat);
  await goOnOffline(sat);

  await answer(page);
  const other = await onAnotherDevice(sat);
  await expectContinued(other);
  const handIns = countRequests(other.page, submitMockTest.path);
  await button(other.page, 'Submit and finish').click();
  await other.page.getByRole('heading', { name: /your result/ }).waitFor();
  await expect.poll(() => handIns).toHaveLength(1);
  expect(await other.page.getByText('Not answered').count()).toBe(0);
  const events = await site.storage.journal.read(mockTestStream, mockTestStream.nameOf(sessionId));
  expect(events.filter(({ type }) => type === 'MockTestAnswerSubmitted')).toHaveLength(2);
});
