import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { toggleExamType } from '#domain/accounts/contract.ts';
import { Defect } from '#domain/core/defect.ts';
import { fetchOwnAttempts } from '#domain/practice/contract.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { createEmbeddedWriting } from '#services/analysis/embedded/embedded-writing.ts';
import { expectSound } from './accessibility.ts';
import { submitButton } from './exercise.ts';
import { openPage } from './support.ts';

const question = seeded('WSC');
const text =
  'Tool libraries in public buildings have lasted because regular hours and careful checks keep their machines ' +
  'usable, while members save money, recieve advice and meet others who can repair things.';
const second = 1000;

/** The analysis of an installation, which a test may hold back; of a text that begins with "Broken" it has no score. */
const works = createEmbeddedWriting();
let released = Promise.withResolvers<void>();

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({
      questions: [question.uid],
      temporal: true,
      analysis: {
        async score(written) {
          await released.promise;
          if (written.text.startsWith('Broken')) throw new Defect('it cannot be read');
          return works.score(written);
        },
      },
    }),
    launchBrowser(),
    // The first answer waits until the models are loaded.
    works.warmUp(),
  ]);
});
afterAll(async () => {
  released.resolve();
  await browser.close();
  await site[Symbol.asyncDispose]();
  await works[Symbol.asyncDispose]();
});

/** Types an answer and submits it; the analysis waits until the test lets it go. */
async function answer(page: Page, written: string) {
  await page.goto(`/exercise?uid=${question.uid}`);
  await page.getByText('A drill is used for about twelve minutes').waitFor();
  await answerHere(page, written);
}

async function answerHere(page: Page, written: string) {
  released = Promise.withResolvers<void>();
  await page.getByRole('textbox', { name: 'Your answer' }).fill(written);
  await submitButton(page).click();
}

async function openAsStudent() {
  const user = await site.registerAndLogIn();
  await user.call(toggleExamType, { examType: 'core' });
  const page = await openPage(browser, site, { as: user });
  await page.clock.install();
  const connected = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('ready')),
    );
  await page.goto('/dashboard');
  await connected;
  return page;
}

/** How often the page has asked for its attempts. */
function looksOf(page: Page) {
  let looks = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === fetchOwnAttempts.path) looks += 1;
  });
  return () => looks;
}

/** Its middle is on the screen, and nothing lies over it. */
const isSeen = (element: Locator) =>
  element.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

const marksIn = (part: Locator) => part.getByRole('button', { name: /^(Spelling|Grammar) error: / });
const wait = (page: Page, title: string | RegExp) => page.getByRole('status').filter({ hasText: title });

/** How many points it is, is a matter of the scorer's own tests. */
const anyScore = /^Score [5-8]\/8$/;

/** What is said of an answer on its way: after 3 s, which pass soon on a busy machine, it is the second of the two. */
const onItsWay = /Uploading your answer|Analysis in progress/;

it('counts the words, waits for the score, and shows what it rests on', async () => {
  const page = await openAsStudent();
  await page.goto(`/exercise?uid=${question.uid}`);
  const box = page.getByRole('textbox', { name: 'Your answer' });
  const count = page.getByRole('group', { name: 'Word count' });
  await expect.poll(() => count.textContent()).toBe('0 words25 to 50 words for full marks.');
  await submitButton(page).click();
  await page.getByRole('main').getByText('There is no answer yet.').first().waitFor();
  const isBeside = async () => {
    const passage = await page.getByText('A drill is used for about twelve minutes').boundingBox();
    const typed = await box.boundingBox();
    return passage !== null && typed !== null && passage.x + passage.width <= typed.x;
  };
  for (const after of [false, true]) {
    await page.getByRole('button', { name: 'More for this question' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Text beside the answer' }).click();
    await expect.poll(isBeside).toBe(after);
  }
  await box.pressSequentially('Tools');
  await expect.poll(() => count.textContent()).toMatch(/^1 wordno marks yet: write 24 more/);

  await answer(page, text);
  await wait(page, onItsWay).waitFor();
  await expect
    .poll(() => wait(page, onItsWay).evaluate((told) => told === document.activeElement))
    .toBe(true);
  const sample = page.getByRole('region', { name: 'Sample answer' });
  await sample.getByText(question.sampleAnswer).waitFor();
  expect(await box.count()).toBe(0);
  released.resolve();

  const outcome = page.getByRole('region', { name: anyScore });
  await outcome.waitFor();
  await page
    .getByRole('group', { name: 'Your score' })
    .getByText(/[5-8]\/8/)
    .waitFor();
  await expect.poll(() => wait(page, onItsWay).count()).toBe(0);
  const own = page.getByRole('region', { name: 'Your answer' });
  await expect.poll(() => marksIn(own).allTextContents()).toEqual(['recieve']);
  await expect.poll(() => outcome.evaluate((shown) => shown === document.activeElement)).toBe(true);
  const note = page.getByRole('tooltip');
  await marksIn(own).press('Enter');
  await note.getByText('Spelling error').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => note.count()).toBe(0);
  await marksIn(own).click();
  await note.waitFor();
  await page.getByText('Marks in words (1)').click();
  await page.getByRole('list', { name: 'Marks' }).getByText('recieve').waitFor();
  await expect.poll(() => note.count()).toBe(0);
  await sample.waitFor();

  await page.reload();
  await outcome.waitFor();
  const attempts = page.getByRole('region', { name: 'Your attempts' });
  await attempts.getByText(anyScore).waitFor();
  expect(await marksIn(attempts).count()).toBe(0);

  await page.getByRole('button', { name: 'Try again' }).click();
  await answer(page, `${text} They also like it there.`);
  released.resolve();
  const both = attempts.getByText(anyScore);
  await expect.poll(() => both.count()).toBe(2);
  await both.nth(1).click();
  const opened = attempts.getByRole('region', { name: 'The question and your answer' });
  await opened.getByText('Tool libraries in public buildings').first().waitFor();
  await expect.poll(() => marksIn(opened).allTextContents()).toEqual(['recieve']);
});

it('says how long it takes, and hears of the failure without asking', async () => {
  const page = await openAsStudent();
  const looks = looksOf(page);
  await page.goto(`/exercise?uid=${question.uid}`);
  await page.getByRole('textbox', { name: 'Your answer' }).waitFor();
  await page.clock.pauseAt(Date.now() + 10 * second);
  await answerHere(page, `Broken ${text}`);
  await wait(page, 'Uploading your answer').waitFor();
  await page.clock.resume();
  await page.clock.fastForward(4 * second);
  await wait(page, 'Analysis in progress').waitFor();
  await page.clock.fastForward(10 * second);
  await wait(page, 'Still working on it').waitFor();
  await page.clock.fastForward(20 * second);
  await wait(page, 'Your score will come').waitFor();
  // It is counted from the answer on, over a reload too.
  await page.reload();
  await wait(page, 'Your score will come').waitFor();
  const attempts = page.getByRole('region', { name: 'Your attempts' });
  await expectSound(page, 'an answer that waits for its score');
  const before = looks();
  await page.clock.runFor(60 * second);
  expect(looks()).toBe(before);

  released.resolve();
  await wait(page, 'Your answer could not be scored').waitFor();
  await page.getByRole('region', { name: 'Sample answer' }).waitFor();
  await attempts.getByText('Could not be scored').waitFor();
  expect(looks()).toBeGreaterThan(before);
  await expectSound(page, 'an answer without a score');

  await page.reload();
  await wait(page, 'Your answer could not be scored').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Your answer' }).inputValue()).toBe('');

  // What was written stays to be read, with what to do.
  await page.goto(`/exercise?uid=${question.uid}&attempt=latest`);
  await attempts.getByText('Broken Tool libraries').waitFor();
  await attempts.getByText('Answer the question again').waitFor();
});

it('is asked for by a visitor, who has no live connection', async () => {
  const page = await openPage(browser, site, { viewport: { width: 360, height: 740 } });
  await page.clock.install();
  const looks = looksOf(page);
  await answer(page, text);
  const waits = wait(page, onItsWay);
  await waits.waitFor();
  // Below a long text and two answers, and seen all the same.
  await expect.poll(() => isSeen(waits)).toBe(true);
  // Nor does it go away as the text above it takes more lines.
  await page.setViewportSize({ width: 250, height: 740 });
  await expect.poll(() => isSeen(waits)).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => isSeen(waits)).toBe(true);
  await expect.poll(looks).toBeGreaterThan(0);
  const before = looks();
  await page.clock.runFor(5 * second);
  await expect.poll(looks).toBeGreaterThan(before);
  released.resolve();
  await page.getByRole('region', { name: anyScore }).waitFor();
  // On a phone the sample answer is folded, so that the score stands below one's own answer.
  const sample = page.getByRole('region', { name: 'Sample answer' }).getByText(question.sampleAnswer);
  expect(await sample.isVisible()).toBe(false);
  await page.getByText('A sample answer', { exact: true }).click();
  await sample.waitFor();
});
