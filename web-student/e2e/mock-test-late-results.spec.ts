import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import type { CommandContext } from '#domain/core/journal.ts';
import { resultWaits } from '#domain/mock-tests/result-waits.ts';
import { writingSprint } from '#domain/mock-tests/testing/writing-sprint.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { analyse, publishSprint, sitSprint, sprintChoice } from '#infra/testing/written-sitting.ts';
import { recordMockTestResult } from '#services/mock-tests/commands.ts';
import { reviseQuestion } from '#services/questions/commands.ts';
import { expectSound, looks } from './accessibility.ts';
import { borrowPage, expectNoSidewaysScroll } from './support.ts';

const realTime = () => Date.now();
/** How far the server's clock is ahead of the machine's, so that the test need not wait for an hour. */
let aheadMs = 0;
const now = () => new Date(realTime() + aheadMs).toISOString();
/** @param userId whose pages are told */
const context = (userId?: string): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'test' },
  at: now(),
  ...(userId !== undefined && { userId }),
});

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  // Without Temporal no analysis runs but those that the test has made.
  [site, browser] = await Promise.all([
    startTestSite({ mockTests: [writingSprint], questions: 'none', clock: now }),
    launchBrowser(),
  ]);
  await publishSprint(site);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

it.each(looks)(
  'tells what is scored, what is awaited and what came later, %s at %i px',
  async (colorScheme, width) => {
    const user = await site.registerAndLogIn();
    const { sessionId, written } = await sitSprint(user);
    const page = await borrowPage(browser, site, { as: user, colorScheme, viewport: { width, height: 800 } });
    const sound = async (what: string) => {
      await expectNoSidewaysScroll(page);
      await expectSound(page, what);
    };
    await page.goto(`/mock-test/results?id=${sessionId}`);
    await page.getByText('2 answers are still being scored. Your result will show here by itself.').waitFor();
    await sound('a result that waits');

    aheadMs += (resultWaits.shown + 1) * 1000;
    await page.reload();
    await page.getByText('0 of 1 points so far').waitFor();
    await page.getByText('2 answers are still being scored. What is scored stands below').waitFor();
    await page
      .getByRole('region', { name: 'Question 2' })
      .getByText(/^Being scored/)
      .waitFor();
    await sound('a result of which some is awaited');

    await analyse(site, user, sessionId, written[0]);
    await page.getByText('1 answer is still being scored. What is scored stands below').waitFor();
    aheadMs += resultWaits.recorded * 1000;
    await recordMockTestResult(site.dependencies, sessionId, context(user.userId));
    // An open page hears of each.
    await page.getByText('1 answer has no score and counts neither for nor against you.').waitFor();
    const last = page.getByRole('region', { name: 'Question 3' });
    await last.getByText('No score').waitFor();
    const reason = last.getByText('This answer was not scored within an hour');
    if (!(await reason.isVisible())) await last.getByRole('heading', { level: 2 }).click();
    await reason.waitFor();
    await sound('a result without one score');

    await analyse(site, user, sessionId, written[1]);
    await last.getByText('scored after your first result').waitFor();
    await page
      .getByText(/^Your first result was \d+ of 9 points\. It changed by what was scored later/)
      .waitFor();
    await sound('a second result');
  },
);

it('tells of a corrected key, with what was scored at first', async () => {
  const user = await site.registerAndLogIn();
  const { sessionId, written } = await sitSprint(user);
  for (const uid of written) await analyse(site, user, sessionId, uid);
  const record = () => recordMockTestResult(site.dependencies, sessionId, context(user.userId));
  await record();
  const page = await borrowPage(browser, site, { as: user });
  await page.goto(`/mock-test/results?id=${sessionId}`);
  await page
    .getByRole('region', { name: 'Question 1' })
    .getByText('0 of 1')
    .filter({ visible: true })
    .waitFor();
  const question = { ...sprintChoice, correctIndex: 0 };
  await reviseQuestion(
    site.dependencies,
    { question, reason: 'Rail was meant', reasonsStand: true },
    context(),
  );
  await record();
  await page
    .getByRole('region', { name: 'Question 1' })
    .getByText('1 of 1')
    .filter({ visible: true })
    .waitFor();
  await page.getByText(/^Your first result was \d+ of 17 points\. It changed by/).waitFor();
  await page.getByText('Rail was meant').waitFor();
  await expectSound(page, 'a result of which a key was corrected');
});
