import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import type { CommandContext } from '#domain/core/journal.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { oneClock } from '#domain/mock-tests/testing/one-clock.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { expectSound, looks } from './accessibility.ts';
import { secondsOf } from './clock-text.ts';
import { launchWithMicrophone } from './fake-microphone.ts';
import { putWord } from './word-bank.ts';
import { keyboard } from './hands.ts';
import { button, recorder, spokenQuestion, stopRecording } from './spoken.ts';
import { openPage } from './support.ts';

/** A test of two items of a type: the one that is disturbed, and the one that comes after it. */
const pairOf = (
  type: 'SRA' | 'WWS' | 'RFG' | 'LWD',
  section: 'speaking' | 'writing' | 'reading' | 'listening',
) =>
  ({
    mockTestId: `pair_${type}`,
    mockTestCategory: 'sprint',
    name: `Pair ${type}`,
    description: 'Two items of one type.',
    sections: oneClock(section, 600, [{ type, count: 2 }]),
  }) satisfies MockTestBlueprint;

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
    startTestSite({
      mockTests: [
        pairOf('SRA', 'speaking'),
        pairOf('WWS', 'writing'),
        pairOf('RFG', 'reading'),
        pairOf('LWD', 'listening'),
      ],
      questions: 'none',
      temporal: true,
    }),
    launchWithMicrophone(),
  ]);
  const { LWD, RFG, WWS } = sampleQuestions;
  for (const question of [spokenQuestion('SRA'), WWS, RFG, { ...LWD, track: 'SRA-0013.mp3' }])
    for (const number of ['9001', '9002']) {
      const uid = `${question.type}-${number}`;
      await draftQuestion(site.dependencies, { ...question, uid, reserved: true }, context());
      await publishQuestion(site.dependencies, uid, context());
    }
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** Begins the test of a type, in a window of a new person. @param prepare what is done before it is opened */
async function start(type: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await openPage(browser, site, { as: await site.registerAndLogIn() });
  await prepare?.(page);
  await page.goto('/mock-test');
  await page
    .getByRole('region', { name: `Pair ${type}`, exact: true })
    .getByRole('button', { name: 'Start the test' })
    .click();
  await at(page, 1);
  return page;
}

const at = (page: Page, number: number) => page.getByText(new RegExp(`· Question ${number} of 2$`)).waitFor();

/** How much of the recording was heard. */
async function heardSeconds(page: Page): Promise<number> {
  const text = await page
    .getByRole('region', { name: 'Recording', exact: true })
    .getByText(/^\d+:\d\d \/ /)
    .textContent();
  return secondsOf(text?.split(' / ')[0] ?? '');
}

/** A second window takes the test over, and gives it back. */
async function takeOverAndBack(page: Page, inSecond: (second: Page) => Promise<void>) {
  const second = await page.context().newPage();
  await second.goto(page.url());
  await at(second, 1);
  await page.getByRole('heading', { name: 'You go on with this test elsewhere' }).waitFor();
  await inSecond(second);
  await button(page, 'Go on here').click();
  await at(page, 1);
  await second.getByRole('heading', { name: 'You go on with this test elsewhere' }).waitFor();
  await second.close();
}

/** The line is down while the student goes on; the answer waits, is sent once, and the next item comes by itself. */
async function goOnOffline(page: Page) {
  const sent: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/saveMockTestQuestion')) sent.push(request.url());
  });
  await page.context().setOffline(true);
  await button(page, 'Submit and go on').click();
  await page.getByText(/Saved on this device/).waitFor();
  await page.context().setOffline(false);
  await at(page, 2);
  await expect.poll(() => sent).toHaveLength(1);
}

async function finish(page: Page) {
  await button(page, 'Hand in').click();
  await button(page, 'Hand in now').click();
  await page.getByRole('heading', { name: /your result/ }).waitFor({ timeout: 60_000 });
  expect(await page.getByText('Not answered').count()).toBe(1);
}

it('keeps what is written through a reload, a second window and a lost line, and takes nothing from the clipboard', async () => {
  const page = await start('WWS');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const box = page.getByRole('textbox');
  expect(await box.evaluate((field: HTMLTextAreaElement) => [field.spellcheck, field.translate])).toEqual([
    false,
    false,
  ]);
  const text = 'Tea came to Europe by ship, and its price fell.';
  await box.fill(text);
  await page.evaluate(() => navigator.clipboard.writeText('from elsewhere'));
  for (const keys of ['Control+v', 'Control+a', 'Control+x']) await box.press(keys);
  expect(await box.inputValue()).toBe(text);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('from elsewhere');

  await page.reload();
  await expect.poll(() => box.inputValue()).toBe(text);
  await takeOverAndBack(page, async (second) => {
    await expect.poll(() => second.getByRole('textbox').inputValue()).toBe(text);
  });
  expect(await box.inputValue()).toBe(text);
  await goOnOffline(page);
  await finish(page);
});

it('keeps the words in their blanks through a reload, a second window and a lost line', async () => {
  const page = await start('RFG');
  const question = sampleQuestions.RFG;
  const word = question.wordsGiven[0] ?? '';
  await putWord({ page, hand: keyboard, question }, 0, word);
  const filled = (shown: Page) => shown.getByRole('button', { name: `Blank 1: ${word}`, exact: true });
  await page.reload();
  await filled(page).waitFor();
  await takeOverAndBack(page, (second) => filled(second).waitFor());
  expect(await filled(page).count()).toBe(1);
  await goOnOffline(page);
  await finish(page);
});

it('plays a recording once, and on from where it was when the page is loaded again', async () => {
  const page = await start('LWD');
  await expect.poll(() => heardSeconds(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  await page.reload();
  await at(page, 1);
  expect(await heardSeconds(page)).toBeGreaterThanOrEqual(2);
  await takeOverAndBack(page, async (second) => {
    expect(await heardSeconds(second)).toBeGreaterThanOrEqual(2);
  });
  expect(await heardSeconds(page)).toBeGreaterThanOrEqual(2);
  await page.getByRole('textbox', { name: 'Your sentence' }).fill('Tea came.');
  await page
    .getByText('You can go on when the recording has ended.')
    .waitFor({ state: 'detached', timeout: 60_000 });
  await goOnOffline(page);
  await finish(page);
});

it('ends a recording that is broken off, keeps it, and records no second one', async () => {
  const page = await start('SRA', (fresh) =>
    fresh.addInitScript(() => localStorage.setItem('quickTest', 'true')),
  );
  const stop = button(page, 'Stop recording');
  await stop.waitFor();
  await expect.poll(() => stop.getAttribute('aria-disabled'), { timeout: 15_000 }).toBe(null);
  await takeOverAndBack(page, async (second) => {
    await recorder(second).waitFor();
    expect(await button(second, 'Record again').count()).toBe(0);
  });
  await recorder(page).getByText('Recorded', { exact: true }).waitFor();
  expect(await button(page, 'Record again').count()).toBe(0);
  await goOnOffline(page);
  await stopRecording(page);
  await finish(page);
});

it.each(looks)('shows each kind of item soundly, %s at %i px', async (colorScheme, width) => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user, colorScheme, viewport: { width, height: 800 } });
  for (const type of ['WWS', 'RFG', 'LWD', 'SRA']) {
    await page.goto('/mock-test');
    await page
      .getByRole('region', { name: `Pair ${type}`, exact: true })
      .getByRole('button', { name: 'Start the test' })
      .click();
    await at(page, 1);
    await expectSound(page, `${type} in a test`);
    await button(page, 'Hand in').click();
    await button(page, 'Hand in now').click();
    await page.getByRole('heading', { name: /your result/ }).waitFor({ timeout: 60_000 });
  }
});
