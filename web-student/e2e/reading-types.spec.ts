import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { expectBlanks } from './blanks.ts';
import { expectMultipleChoice, expectSingleChoice } from './choices.ts';
import { openExercise, submitButton } from './exercise.ts';
import { hands, keyboard, nameOfFocus, stopsUntil, tabTo } from './hands.ts';
import { expectReordering, orderOn } from './reordering.ts';
import { moveAndTakeOut, putWord } from './word-bank.ts';

const rsa = seeded('RSA');
const rma = seeded('RMA');
const rrp = seeded('RRP');
const rfg = seeded('RFG');
const rfb = seeded('RFB');

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ questions: [rsa, rma, rrp, rfg, rfb].map(({ uid }) => uid) }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** Each type is answered right, wrong and in part, where it has parts. */
describe.each(hands)('with the $name', (hand) => {
  it('RSA', async () => {
    await expectSingleChoice(await openExercise(browser, site, rsa, hand), 'option');
  });

  it('RMA', async () => {
    await expectMultipleChoice(await openExercise(browser, site, rma, hand));
  });

  it('RRP', async () => {
    await expectReordering(await openExercise(browser, site, rrp, hand));
  });

  it('RFG', async () => {
    const exercise = await openExercise(browser, site, rfg, hand);
    const { wordsGiven, correctAnswers } = rfg;
    await moveAndTakeOut(exercise);
    const surplus = wordsGiven.filter((word) => !correctAnswers.includes(word));
    await expectBlanks(exercise, {
      fill: (blank, word) => putWord(exercise, blank, word),
      wrongWord: () => surplus[0] ?? '',
    });
  });

  it('RFB', async () => {
    const exercise = await openExercise(browser, site, rfb, hand);
    const { wordsGiven, correctAnswers } = rfb;
    const listOf = (blank: number) =>
      exercise.page.getByRole('combobox', { name: `Blank ${blank + 1}`, exact: true });
    const fill = async (blank: number, word: string) => {
      // The first option is the empty one.
      await hand.choose(listOf(blank), 1 + (wordsGiven[blank]?.indexOf(word) ?? 0));
      await expect.poll(() => listOf(blank).inputValue()).toBe(word);
    };
    await fill(0, correctAnswers[0] ?? '');
    await hand.choose(listOf(0), 0);
    await expect.poll(() => listOf(0).inputValue()).toBe('');
    await expectBlanks(exercise, {
      fill,
      wrongWord: (blank) => wordsGiven[blank]?.find((word) => word !== correctAnswers[blank]) ?? '',
    });
  });
});

it('leads the Tab key from the top through the answer to the button, in the order of reading', async () => {
  const { page } = await openExercise(browser, site, rfb, keyboard);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  const stops = await stopsUntil(page, submitButton(page));
  expect(stops).toContain('More for this question');
  expect(stops.slice(-6)).toEqual(['Blank 1', 'Blank 2', 'Blank 3', 'Blank 4', 'Show answer', 'Submit']);
});

it('lets a paragraph that was picked up with the keyboard be put back, and keeps the focus on what moves', async () => {
  const exercise = await openExercise(browser, site, rrp, keyboard);
  const { page } = exercise;
  const grip = page.getByRole('button', { name: /^Paragraph A, / });
  await tabTo(grip);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('status').filter({ hasText: 'Paragraph A is now 2 of 4.' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(() => orderOn(exercise)).toBe('BCAD');
  // Put down, arrows move it no more; picked up again, Escape puts it back.
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => orderOn(exercise)).toBe('BCAD');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => orderOn(exercise)).toBe('BACD');
  await page.keyboard.press('Escape');
  await expect.poll(() => orderOn(exercise)).toBe('BCAD');
  await keyboard.press(page.getByRole('button', { name: 'Move paragraph D up' }));
  await expect.poll(() => orderOn(exercise)).toBe('BCDA');
  await expect.poll(() => nameOfFocus(page)).toBe('Move paragraph D up');
});

it('shows the answer before it is given, for no points', async () => {
  const { page } = await openExercise(browser, site, rfb, keyboard);
  await page.getByRole('combobox', { name: 'Blank 1' }).selectOption(rfb.correctAnswers[0] ?? '');
  const asking = page.getByRole('dialog', { name: 'Show the answer now?' });
  for (const no of ['Close', 'Keep trying']) {
    await keyboard.press(page.getByRole('button', { name: 'Show answer' }));
    await keyboard.press(asking.getByRole('button', { name: no }));
    await asking.waitFor({ state: 'detached' });
  }
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Blank 1' }).inputValue())
    .toBe(rfb.correctAnswers[0]);
  await keyboard.press(page.getByRole('button', { name: 'Show answer' }));
  await keyboard.press(asking.getByRole('button', { name: 'Show the answer' }));
  const outcome = page.getByRole('region', { name: `Score 0/${rfb.correctAnswers.length}` });
  await outcome.getByText('You looked at the answer, so this attempt earns no points.').waitFor();
  for (const word of rfb.correctAnswers) await page.getByText(`The right word: ${word}`).waitFor();
});
