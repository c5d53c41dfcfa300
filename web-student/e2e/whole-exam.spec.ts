import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import type { CommandContext } from '#domain/core/journal.ts';
import { grantCredits } from '#domain/credits/contract.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { oneClock } from '#domain/mock-tests/testing/one-clock.ts';
import { rfbQuestion, rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { eventually } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { expectSound, looks } from './accessibility.ts';
import { openPage } from './support.ts';

/** Two parts: a question with a clock of its own and a pool of two, then one question. */
const exam: MockTestBlueprint = {
  mockTestId: 'small_exam',
  mockTestCategory: 'full',
  name: 'Small exam',
  description: 'Two parts, each under its own time.',
  sections: [
    {
      section: 'speaking_writing',
      clocks: [
        { each: [{ type: 'RFB', count: 1, seconds: 8 }] },
        { seconds: 600, questions: [{ type: 'RSA', count: 2 }] },
      ],
    },
    ...oneClock('reading', 300, [{ type: 'RFB' as const, count: 1 }]),
  ],
};
const questions = [
  { ...rfbQuestion, uid: 'RFB-8001' },
  { ...rfbQuestion, uid: 'RFB-8002' },
  { ...rsaQuestion, uid: 'RSA-8001' },
  { ...rsaQuestion, uid: 'RSA-8002' },
].map((question) => ({ ...question, reserved: true }));
const context = (): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'test' },
  at: new Date().toISOString(),
});

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  // No worker: what the clocks come to follows from the events alone.
  [site, browser] = await Promise.all([
    startTestSite({ mockTests: [exam], questions: 'none' }),
    launchBrowser(),
  ]);
  for (const question of questions) {
    await draftQuestion(site.dependencies, question, context());
    await publishQuestion(site.dependencies, question.uid, context());
  }
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

it.each(looks)('goes from part to part, %s at %i px', async (colorScheme, width) => {
  const [admin, user] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  await admin.call(grantCredits, { id: user.userId, kind: 'full_test', credits: 1, reason: 'a test' });
  const page = await openPage(browser, site, { as: user, colorScheme, viewport: { width, height: 800 } });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await eventually(async () => {
    await page.goto('/mock-test');
    await button('Start the test').waitFor({ timeout: 3000 });
  });
  await expectSound(page, 'the tests on offer');
  await button('Start the test').click();

  // The first question has a clock of its own; when it has run out the next one is there by itself.
  await page.getByText('Part 1 of 2, speaking and writing · Question 1 of 3').waitFor();
  await page.getByRole('timer', { name: 'Time for this question' }).waitFor();
  await page.getByText('Part 1 of 2, speaking and writing · Question 2 of 3').waitFor();
  await page.getByRole('timer', { name: 'Time left' }).waitFor();
  await page.getByRole('radio', { name: 'By ship' }).click();
  await button('Submit and go on').click();
  await page.getByText('speaking and writing · Question 3 of 3').waitFor();

  await button('End this part').click();
  const dialog = page.getByRole('dialog', { name: 'End this part now?' });
  await dialog.waitFor();
  await expectSound(page, 'the dialog before a part is ended');
  await dialog.getByRole('button', { name: 'End this part now' }).click();

  await page.getByRole('heading', { name: 'Part 1 of 2 is over' }).waitFor();
  await expectSound(page, 'the rest between two parts');
  await page.getByRole('link', { name: 'Go on later' }).click();
  await page.getByRole('link', { name: 'Continue the test' }).click();
  await button('Begin part 2').click();
  await page.getByText('Part 2 of 2, reading · Question 1 of 1').waitFor();
  await button('Submit and finish').click();
  await page
    .getByRole('dialog', { name: 'Go on without an answer?' })
    .getByRole('button', { name: 'Go on' })
    .click();
  await page.getByRole('heading', { name: 'Small exam: your result' }).waitFor();
  await expect.poll(() => page.getByText('1 of 4 questions right').count()).toBe(1);
});
