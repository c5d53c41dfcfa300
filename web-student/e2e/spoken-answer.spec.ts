import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { spokenTask, type SpokenCode } from '#domain/question-types/mechanisms/spoken-task.ts';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seedQuestions } from '#infra/seed/seed-questions.ts';
import { createEmbeddedSpeech } from '#services/analysis/embedded/embedded-speech.ts';
import { createMeaningThread } from '#services/analysis/embedded/meaning-thread.ts';
import { createSpeakingFactsReader } from '#services/analysis/embedded/speaking-facts-reader.ts';
import { recording, sentences } from '#services/analysis/speech/testing/recordings.ts';
import { createQuickSpeech } from '#services/analysis/testing/quick-analysis.ts';
import { expectSound, looks } from './accessibility.ts';
import { launchWithMicrophone } from './fake-microphone.ts';
import {
  anyScore,
  beginRecording,
  button,
  openSpoken,
  recordAnswer,
  recordedDialog,
  recorder,
  secondsUsed,
  seedSpoken,
  spokenQuestion,
  stopRecording,
  submitRecording,
} from './spoken.ts';
import { openPage } from './support.ts';

const codes = Object.keys(spokenTask) as SpokenCode[];

const meaning = createMeaningThread();
const reader = createSpeakingFactsReader(meaning);
const real = createEmbeddedSpeech(reader);
const quick = createQuickSpeech();

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({
      questions: 'none',
      temporal: true,
      speech: {
        // One question is scored by the models of the product, the others as quickly as can be.
        score: (answer) => (answer.reference === sentences.wheat ? real : quick).score(answer),
      },
    }),
    launchWithMicrophone(),
  ]);
  await seedSpoken(site, codes);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
  await reader[Symbol.asyncDispose]();
  await meaning[Symbol.asyncDispose]();
});

const inDialog = (page: Page, name: string) =>
  recordedDialog(page).getByRole('button', { name, exact: true });
/** How far below the recorder's edge a button stands: the page itself may be scrolled. */
const placeOf = (page: Page, name: string) =>
  button(page, name).evaluate((shown) => {
    const edge = shown.closest('section')?.getBoundingClientRect().top ?? 0;
    return Math.round(shown.getBoundingClientRect().top - edge);
  });

it.each(codes)('%s is answered aloud and gets its score', async (code) => {
  const page = await openPage(browser, site, { as: await site.registerAndLogIn() });
  await openSpoken(page, code);
  await recordAnswer(page, code);
  await submitRecording(page);
  await anyScore(page).waitFor();
  expect(await recorder(page).count()).toBe(0);
});

it('hides the text until "Start", waits as long as the stored flag says, and records by itself', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user });
  await page.addInitScript(() => localStorage.setItem('quickWait', 'true'));
  await openSpoken(page, 'SRA');
  await page.getByText('Press Start to see it.').waitFor();
  const start = await placeOf(page, 'Start');
  await button(page, 'Start').click();
  await recorder(page).getByText('Starts in 4').waitFor();
  expect(await page.getByText('Press Start to see it.').count()).toBe(0);
  expect(await placeOf(page, 'Start now')).toBe(start);
  await page.getByRole('meter', { name: 'Level' }).waitFor();
  await recorder(page).getByText('Recording', { exact: true }).waitFor();
  expect(await placeOf(page, 'Stop recording')).toBe(start);
  expect(await button(page, 'Stop recording').getAttribute('aria-disabled')).toBe('true');
  await stopRecording(page);

  await recordedDialog(page)
    .getByText(/seconds are recorded\. You are heard well\./)
    .waitFor();
  const plays = recordedDialog(page).getByRole('checkbox', { name: 'Play recording automatically' });
  expect(await plays.isChecked()).toBe(true);
  await plays.click();
  await expect
    .poll(async () => (await user.call(retrieveUser, {})).body.user.stepsDone)
    .toContain('should_playback_off');
  await inDialog(page, 'Cancel').click();
  await expect.poll(() => recorder(page).evaluate((shown) => shown === document.activeElement)).toBe(true);
  await button(page, 'Hear and submit').click();
  expect(await plays.isChecked()).toBe(false);
  await inDialog(page, 'Listen to it').waitFor();
  await inDialog(page, 'Cancel').click();

  await button(page, 'Record again').click();
  await button(page, 'Start now').click();
  await stopRecording(page);
  await submitRecording(page);
  await anyScore(page).waitFor();
  await page.reload();
  await anyScore(page).waitFor();
  await button(page, 'Try again').click();
  await button(page, 'Start').waitFor();
  expect(await page.getByText('You recorded this before').count()).toBe(0);
});

it('records by keyboard once the track has ended, and a visitor is told how to change what plays', async () => {
  const page = await openPage(browser, site);
  await openSpoken(page, 'SRS');
  await button(page, 'Start').press('Enter');
  const stop = button(page, 'Stop recording');
  await stop.waitFor();
  expect(await stop.evaluate((shown) => shown === document.activeElement)).toBe(true);
  await expect.poll(() => stop.getAttribute('aria-disabled')).toBe(null);
  await page.keyboard.press('Enter');
  await recordedDialog(page).getByText('Log in to change this.').waitFor();
  expect(await recordedDialog(page).getByRole('checkbox').isDisabled()).toBe(true);
  await inDialog(page, 'Submit').press('Enter');
  await anyScore(page).waitFor();
});

it('shows the answer without one of their own to who wants it', async () => {
  const page = await openPage(browser, site, { as: await site.registerAndLogIn() });
  await openSpoken(page, 'LSQ');
  await button(page, 'Force answer').click();
  await button(page, 'Show the answer').click();
  await page.getByRole('region', { name: 'Score 0/1' }).waitFor();
  expect(await recorder(page).count()).toBe(0);
});

it('offers the microphone check before the first answer, and says where a picture is missing', async () => {
  const page = await openPage(browser, site);
  await openSpoken(page, 'SDI');
  await button(page, 'Start').click();
  await page.getByRole('img', { name: 'The picture could not be loaded.' }).waitFor();
  const note = page.getByRole('alert').filter({ hasText: 'Is this your first spoken answer here?' });
  await note.getByRole('link', { name: 'Check your microphone' }).click();
  await page.getByRole('heading', { name: 'Microphone check' }).waitFor();
  await page.goBack();
  await note.getByRole('button', { name: 'Close this note' }).click();
  await page.reload();
  await button(page, 'Start').waitFor();
  expect(await note.count()).toBe(0);
});

it('shows one note at a time, which pushes nothing off the screen of a phone', async () => {
  const page = await openPage(browser, site, {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    viewport: { width: 360, height: 740 },
  });
  const notes = page.getByRole('alert').filter({ has: button(page, 'Close this note') });
  await openSpoken(page, 'SRA');
  const isOnScreen = await button(page, 'Start').evaluate((shown) => {
    const { left, bottom } = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint(left + 4, bottom - 4));
  });
  expect(isOnScreen).toBe(true);
  for (const [code, text] of [
    ['SRA', 'Recordings work best in Chrome.'],
    ['SRS', 'Is this your first spoken answer here?'],
    ['SDI', 'Speaking is easier to practise in the mobile app.'],
  ] as const) {
    await openSpoken(page, code);
    expect(await notes.allTextContents()).toEqual([expect.stringContaining(text)]);
    await button(page, 'Close this note').click();
    await expect.poll(() => notes.count()).toBe(0);
  }
});

it('hears what is read, and scores it by the models of the product', async () => {
  const uid = 'SRA-9002';
  const text = { ...spokenQuestion('SRA'), uid, topic: sentences.wheat };
  await seedQuestions(site.storage.journal, new Date().toISOString(), [text]);
  const reading = await launchWithMicrophone(recording('wheat.wav'));
  try {
    const page = await openPage(reading, site, { as: await site.registerAndLogIn() });
    await page.goto(`/exercise?uid=${uid}`);
    await beginRecording(page, 'SRA');
    // The sentence is read over and over: in ten seconds it is there from its begin to its end.
    await expect.poll(() => secondsUsed(page)).toBeGreaterThan(9);
    await stopRecording(page);
    await submitRecording(page);
    await page.getByRole('region', { name: /^Score [1-9][\d.]*\/15$/ }).waitFor();
    expect(await page.getByText('harvests').count()).toBeGreaterThan(0);
  } finally {
    await reading.close();
  }
});

it.each(looks)('is sound in %s at %i px, from the start to what was recorded', async (colorScheme, width) => {
  const page = await openPage(browser, site, { colorScheme, viewport: { width, height: 800 } });
  await openSpoken(page, 'SIT');
  await expectSound(page, 'ready');
  await beginRecording(page, 'SIT');
  await expectSound(page, 'recording');
  await stopRecording(page);
  await recordedDialog(page).waitFor();
  await expectSound(page, 'recorded');
});
