import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { noSpeakingCreditsMessage } from '#domain/credits/credit-messages.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { sendRecording } from '#infra/testing/send-recording.ts';
import { seedQuestions } from '#infra/seed/seed-questions.ts';
import { createEmbeddedSpeech } from '#services/analysis/embedded/embedded-speech.ts';
import { createMeaningThread } from '#services/analysis/embedded/meaning-thread.ts';
import { createSpeakingFactsReader } from '#services/analysis/embedded/speaking-facts-reader.ts';
import { recording, sentences } from '#services/analysis/speech/testing/recordings.ts';
import { createQuickSpeech } from '#services/analysis/testing/quick-analysis.ts';
import { launchWithMicrophone } from './fake-microphone.ts';
import {
  anyScore,
  beginRecording,
  button,
  openSpoken,
  recordAnswer,
  secondsUsed,
  seedSpoken,
  spokenQuestion,
  stopRecording,
  submitRecording,
} from './spoken.ts';
import { openPage } from './support.ts';

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
        // Only one question needs the models of the product.
        score: (answer) => (answer.reference === sentences.wheat ? real : quick).score(answer),
      },
    }),
    launchWithMicrophone(),
  ]);
  await seedSpoken(site, ['SRA', 'SRS']);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
  await reader[Symbol.asyncDispose]();
  await meaning[Symbol.asyncDispose]();
});

it('records an answer to a track, sends it, and shows its score again after a reload', async () => {
  const page = await openPage(browser, site, { as: await site.registerAndLogIn() });
  await openSpoken(page, 'SRS');
  await recordAnswer(page, 'SRS');
  await submitRecording(page);
  await anyScore(page).waitFor();
  await page.reload();
  await anyScore(page).waitFor();
  await button(page, 'Try again').click();
  await expect.poll(() => button(page, 'Start').isVisible()).toBe(true);
});

it('scores a text that was read aloud with the models of the product', async () => {
  const uid = 'SRA-9002';
  const text = { ...spokenQuestion('SRA'), uid, topic: sentences.wheat };
  await seedQuestions(site.storage.journal, new Date().toISOString(), [text]);
  const reading = await launchWithMicrophone(recording('wheat.wav'));
  try {
    const page = await openPage(reading, site, { as: await site.registerAndLogIn() });
    await page.goto(`/exercise?uid=${uid}`);
    await beginRecording(page, 'SRA');
    // The recording loops, so ten seconds hold the whole sentence at least once.
    await expect.poll(() => secondsUsed(page)).toBeGreaterThan(9);
    await stopRecording(page);
    await submitRecording(page);
    await page.getByRole('region', { name: /^Score [1-9][\d.]*\/15$/ }).waitFor();
    expect(await page.getByText('harvests').count()).toBeGreaterThan(0);
  } finally {
    await reading.close();
  }
});

it('disables the recorder of a user without a speaking credit', async () => {
  const user = await site.registerAndLogIn();
  const { uid } = spokenQuestion('SRA');
  const answer = {
    type: 'SRA',
    recording: await sendRecording(user, recording('wheat.wav')),
    seconds: 4,
  } as const;
  for (let spent = 0; spent < 10; spent += 1)
    await user.call(saveQuestionDone, { uid, answer, secondsUsed: 20 }, { commandId: randomUUID() });
  const page = await openPage(browser, site, { as: user });
  await page.goto(`/exercise?uid=${uid}`);
  await page
    .getByRole('status')
    .filter({ hasText: noSpeakingCreditsMessage(false) })
    .waitFor();
  await expect.poll(() => button(page, 'Start').getAttribute('aria-disabled')).toBe('true');
});
