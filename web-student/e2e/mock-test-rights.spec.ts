import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import type { CommandContext } from '#domain/core/journal.ts';
import { grantCredits } from '#domain/credits/contract.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { grantExtraTime } from '#domain/mock-tests/extra-time-contract.ts';
import { mockTestStream } from '#domain/mock-tests/mock-test-attempt.ts';
import { oneClock } from '#domain/mock-tests/testing/one-clock.ts';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { eventually } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { expectSound, looks } from './accessibility.ts';
import { expectNoSidewaysScroll, openPage } from './support.ts';

const part: MockTestBlueprint = {
  mockTestId: 'small_part',
  mockTestCategory: 'sectional',
  name: 'Small part',
  description: 'One part, with one question.',
  sections: oneClock('reading', 300, [{ type: 'RSA' as const, count: 1 }]),
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
    startTestSite({ mockTests: [part], questions: 'none' }),
    launchBrowser(),
  ]);
  for (const uid of ['RSA-8001', 'RSA-8002', 'RSA-8003']) {
    await draftQuestion(site.dependencies, { ...rsaQuestion, uid, reserved: true }, context());
    await publishQuestion(site.dependencies, uid, context());
  }
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

it.each(looks)('tells what a test costs before it is started, %s at %i px', async (colorScheme, width) => {
  const [admin, user] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  const page = await openPage(browser, site, { as: user, colorScheme, viewport: { width, height: 800 } });
  const card = page.getByRole('region', { name: 'Small part' });
  await eventually(async () => {
    await page.goto('/mock-test');
    await card.getByText('you have no credit for a test of one part').waitFor({ timeout: 3000 });
  });
  expect(await card.getByRole('button').count()).toBe(0);
  await expectNoSidewaysScroll(page);
  await expectSound(page, 'a locked test');

  // An open page hears of a credit.
  await admin.call(grantCredits, { id: user.userId, kind: 'sectional_test', credits: 2, reason: 'a test' });
  await card.getByText('Costs 1 of your 2 credits for a test of one part.').waitFor();
  await page.getByText('You have 2 credits for a test of one part.').waitFor();
  await card.getByRole('button', { name: 'Start the test' }).waitFor();

  const offer = page.getByRole('button', { name: 'Choose a random test' });
  await offer.click();
  const dialog = page.getByRole('dialog', { name: 'Random test, Academic' });
  const begin = dialog.getByRole('button', { name: 'Draw it and begin' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => offer.evaluate((button) => button === document.activeElement)).toBe(true);
  await offer.click();
  await dialog.getByLabel('Part of the exam').selectOption('All parts');
  await dialog.getByText('you have no credit for a whole test').waitFor();
  expect(await begin.isDisabled()).toBe(true);
  await dialog.getByLabel('Part of the exam').selectOption('Reading');
  await dialog.getByLabel('Length').selectOption('Half as long');
  await dialog.getByText('Costs 1 of your 2 credits').waitFor();
  await expectSound(page, 'the dialog of a random test');
  await begin.click();
  await page.getByText('Random test, Academic: reading, half length · Question 1 of').waitFor();
  await page.goto('/mock-test');
  const drawn = page.getByRole('region', { name: 'Random test, Academic: reading, half length' });
  await drawn.getByRole('link', { name: 'Continue the test' }).waitFor();
  await card.getByText('Costs your credit for a test of one part.').waitFor();
});

it.each(looks)('takes a sitting off the list and puts it back, %s at %i px', async (colorScheme, width) => {
  const [admin, user] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  await admin.call(grantCredits, { id: user.userId, kind: 'sectional_test', credits: 1, reason: 'a test' });
  const page = await openPage(browser, site, { as: user, colorScheme, viewport: { width, height: 800 } });
  const card = page.getByRole('region', { name: 'Small part' });
  await page.goto('/mock-test');
  await card.getByRole('button', { name: 'Start the test' }).click();
  await page.getByText('Small part · Question 1 of 1').waitFor();
  await page.goto('/mock-test');
  await card.getByRole('heading', { name: 'Your tests' }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectSound(page, 'a sitting on the list');
  await card.getByRole('button', { name: /^Delete the test of / }).click();
  const notice = page.getByRole('group').filter({ hasText: 'is deleted' });
  await notice.waitFor();
  await expect.poll(() => card.getByRole('heading', { name: 'Your tests' }).count()).toBe(0);
  await expectSound(page, 'a sitting that was deleted');
  await notice.getByRole('button', { name: 'Put it back' }).click();
  await card.getByRole('heading', { name: 'Your tests' }).waitFor();
  await card.getByRole('link', { name: 'Continue the test' }).waitFor();
});

it.each(looks)('tells of extra time before a test is started, %s at %i px', async (colorScheme, width) => {
  const [admin, user] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  await admin.call(grantCredits, { id: user.userId, kind: 'sectional_test', credits: 1, reason: 'a test' });
  await admin.call(grantExtraTime, { id: user.userId, percent: 50, reason: 'A letter of a doctor' });
  const page = await openPage(browser, site, { as: user, colorScheme, viewport: { width, height: 800 } });
  const card = page.getByRole('region', { name: 'Small part' });
  await eventually(async () => {
    await page.goto('/mock-test');
    await card.getByRole('button', { name: 'Start the test' }).waitFor({ timeout: 3000 });
  });
  await card.getByText('Your extra time of 50 % is counted in.').waitFor();
  // Five minutes, and half of them once more.
  await card.getByText('1 question · 7 min 30 s').waitFor();
  await expectSound(page, 'tests with extra time');
  await page.getByRole('button', { name: 'Choose a random test' }).click();
  const dialog = page.getByRole('dialog', { name: 'Random test, Academic' });
  await dialog.getByText('Your extra time of 50 % is added to that.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await card.getByRole('button', { name: 'Start the test' }).click();
  await page
    .getByRole('timer', { name: 'Time for this question' })
    .filter({ hasText: /7:\d\d/ })
    .waitFor();
});

it('asks for quick clocks where the switch of developers is on', async () => {
  const [admin, user] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  await admin.call(grantCredits, { id: user.userId, kind: 'sectional_test', credits: 1, reason: 'a test' });
  const page = await openPage(browser, site, { as: user });
  const card = page.getByRole('region', { name: 'Small part' });
  await eventually(async () => {
    await page.goto('/mock-test');
    await card.getByRole('button', { name: 'Start the test' }).waitFor({ timeout: 3000 });
  });
  await page.evaluate(() => localStorage.setItem('quickTest', 'true'));
  await card.getByRole('button', { name: 'Start the test' }).click();
  await page.waitForURL(/\/mock-test\/exercise/);
  const sessionId = new URL(page.url()).searchParams.get('id') ?? '';
  const [started] = await site.dependencies.journal.read(mockTestStream, mockTestStream.nameOf(sessionId));
  expect(started?.data).toMatchObject({ mark: 'quick' });
});
