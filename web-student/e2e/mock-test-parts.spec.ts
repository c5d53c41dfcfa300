import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import type { CommandContext } from '#domain/core/journal.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { fetchMockTestResult, loadMockTest, saveMockTestQuestion } from '#domain/mock-tests/contract.ts';
import { mockTestStream } from '#domain/mock-tests/mock-test-attempt.ts';
import { oneClock } from '#domain/mock-tests/testing/one-clock.ts';
import { recordingTimes } from '#domain/question-types/catalogue/recording.ts';
import { uploadRecordingPiece } from '#domain/speaking/contract.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { expectSound, looks } from './accessibility.ts';
import { offBy, secondsOf, type Sat } from './clock-text.ts';
import { launchWithMicrophone } from './fake-microphone.ts';
import { keyboard } from './hands.ts';
import { createMovedClock } from './moved-clock.ts';
import { tracksLasting } from './short-tracks.ts';
import { countDown } from './sit-items.ts';
import { button, recorder } from './spoken.ts';
import { openPage, savedHere } from './support.ts';
import { putWord } from './word-bank.ts';

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
  at: clock.now(),
});

const clock = createMovedClock();
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
      site: { tracks: tracksLasting(3) },
      clock: clock.now,
      temporal: true,
    }),
    launchWithMicrophone(),
  ]);
  const { SRA, WWS, RFG, LWD } = sampleQuestions;
  for (const question of [SRA, WWS, RFG, LWD])
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

/** Begins the test of a type, on a page of a new person. @param prepare what is done before it is opened */
async function start(type: string, prepare?: (page: Page) => Promise<unknown>): Promise<Sat> {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user });
  await clock.give(page);
  await prepare?.(page);
  await page.goto('/mock-test');
  await page
    .getByRole('region', { name: `Pair ${type}`, exact: true })
    .getByRole('button', { name: 'Start the test' })
    .click();
  await at(page, 1);
  return { user, page, sessionId: new URL(page.url()).searchParams.get('id') ?? '' };
}

/** How much of the recording was heard. */
async function heardSeconds(page: Page): Promise<number> {
  const text = await page
    .getByRole('region', { name: 'Recording', exact: true })
    .getByText(/^\d+:\d\d \/ /)
    .textContent();
  return secondsOf(text?.split(' / ')[0] ?? '');
}

const at = (page: Page, number: number) => page.getByText(new RegExp(`· Question ${number} of 2$`)).waitFor();
const elsewhere = (page: Page) =>
  page.getByRole('heading', { name: 'You go on with this test elsewhere' }).waitFor();

/** What is done to answer an item of a part, and how one sees that it is there. */
interface Part {
  readonly type: Parameters<typeof pairOf>[0];
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly give: (page: Page) => Promise<unknown>;
  /** The answer is on the page as it was given. */
  readonly expectThere: (page: Page) => Promise<unknown>;
}

const text = 'Tea came to Europe by ship, and its price fell.';
const word = sampleQuestions.RFG.wordsGiven[0] ?? '';
const sentence = (page: Page) => page.getByRole('textbox', { name: 'Your sentence' });
const ended = 'The recording has ended.';

const parts: readonly Part[] = [
  {
    type: 'SRA',
    prepare: (page) => page.addInitScript(() => localStorage.setItem('quickTest', 'true')),
    // It records still: what was recorded until it is disturbed is the answer, and there is no second recording.
    async give(page) {
      const isKept = page.waitForResponse(`**${uploadRecordingPiece.path}?*`);
      await countDown({ page, clock }, recorder(page).getByText('Recording', { exact: true }));
      await clock.pass(page, recordingTimes.minimumAnswering);
      await isKept;
    },
    async expectThere(page) {
      await recorder(page).getByText('Recorded', { exact: true }).waitFor();
      expect(await button(page, 'Record again').or(button(page, 'Start')).count()).toBe(0);
    },
  },
  {
    type: 'WWS',
    give: (page) => page.getByRole('textbox').fill(text),
    expectThere: (page) => expect.poll(() => page.getByRole('textbox').inputValue()).toBe(text),
  },
  {
    type: 'RFG',
    give: (page) => putWord({ page, hand: keyboard, question: sampleQuestions.RFG }, 0, word),
    expectThere: (page) => page.getByRole('button', { name: `Blank 1: ${word}`, exact: true }).waitFor(),
  },
  {
    type: 'LWD',
    async give(page) {
      await countDown({ page, clock }, page.getByText(ended));
      await sentence(page).fill('Tea came.');
    },
    // What was heard once is not heard again.
    async expectThere(page) {
      await expect.poll(() => sentence(page).inputValue()).toBe('Tea came.');
      await page.getByText(ended).waitFor();
    },
  },
];

/** The answer is there, and the clock says what the server says. */
async function expectGoesOn({ expectThere }: Part, sat: Sat) {
  await expectThere(sat.page);
  await expect.poll(() => offBy(sat, clock)).toBeLessThanOrEqual(1);
}

/** A second tab takes the test over, and gives it back. */
async function takeOverAndBack(part: Part, sat: Sat) {
  const { page } = sat;
  const second = await page.context().newPage();
  await second.goto(page.url());
  await at(second, 1);
  await elsewhere(page);
  await expectGoesOn(part, { ...sat, page: second });
  await button(page, 'Go on here').click();
  await at(page, 1);
  await elsewhere(second);
  await second.close();
}

/** The line is down for 30 s while the student goes on; the answer waits, is sent once, and the next item comes by itself. */
async function goOnOffline(sat: Sat) {
  const { page } = sat;
  const sent: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(saveMockTestQuestion.path)) sent.push(request.url());
  });
  await page.context().setOffline(true);
  await button(page, 'Submit and go on').click();
  await page.getByText(savedHere).waitFor();
  await clock.pass(page, 30);
  await page.context().setOffline(false);
  await at(page, 2);
  await expect.poll(() => sent).toHaveLength(1);
  await expect.poll(() => offBy(sat, clock)).toBeLessThanOrEqual(1);
}

/** Another machine, on which the same student logs in, which ends the session of the first. */
async function onAnotherDevice({ user, page, sessionId }: Sat): Promise<Sat> {
  // Every few seconds what stands there is kept on the server.
  await clock.pass(page, 3);
  await expect.poll(async () => (await user.call(loadMockTest, { sessionId })).body.draft).toBeDefined();
  const again = await site.logIn(user);
  const other = await openPage(browser, site, { as: again });
  await clock.give(other);
  await other.goto(page.url());
  await at(other, 2);
  return { user: again, page: other, sessionId };
}

it.each(parts)(
  'loses and doubles nothing of $type by a reload, a lost line, another tab or another device',
  async (part) => {
    const sat = await start(part.type, part.prepare);
    const { page } = sat;
    await part.give(page);
    await takeOverAndBack(part, sat);
    await expectGoesOn(part, sat);
    await page.reload();
    await expectGoesOn(part, sat);
    await goOnOffline(sat);

    await part.give(page);
    await page.reload();
    await expectGoesOn(part, sat);
    const other = await onAnotherDevice(sat);
    await expectGoesOn(part, other);
    await button(other.page, 'Submit and finish').click();
    await other.page.getByRole('heading', { name: /your result/ }).waitFor();
    expect(await other.page.getByText('Not answered').count()).toBe(0);
    const { body } = await other.user.call(fetchMockTestResult, { sessionId: sat.sessionId });
    expect(body.questions.map(({ answer }) => answer?.type)).toEqual([part.type, part.type]);
    const events = await site.storage.journal.read(mockTestStream, mockTestStream.nameOf(sat.sessionId));
    expect(events.filter(({ type }) => type === 'MockTestAnswerSubmitted')).toHaveLength(2);
  },
);

it('has a recording go on where it was, once, when the page is loaded again while it plays', async () => {
  const { page } = await start('LWD');
  await countDown({ page, clock }, page.getByText('Playing', { exact: true }));
  await expect.poll(() => heardSeconds(page)).toBeGreaterThanOrEqual(1);
  await page.reload();
  await at(page, 1);
  expect(await heardSeconds(page)).toBeGreaterThanOrEqual(1);
  await page.getByText(ended).waitFor();
});

it('takes nothing from the clipboard, and helps with no spelling', async () => {
  const { page } = await start('WWS');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const box = page.getByRole('textbox');
  expect(await box.evaluate((field: HTMLTextAreaElement) => [field.spellcheck, field.translate])).toEqual([
    false,
    false,
  ]);
  await box.fill(text);
  await page.evaluate(() => navigator.clipboard.writeText('from elsewhere'));
  for (const keys of ['Control+v', 'Control+a', 'Control+x']) await box.press(keys);
  expect(await box.inputValue()).toBe(text);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('from elsewhere');
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
    await page.getByRole('heading', { name: /your result/ }).waitFor();
  }
});
