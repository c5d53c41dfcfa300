import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { fetchRecording } from '#domain/speaking/contract.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { launchWithMicrophone } from '#infra/browser/launch-with-microphone.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { seedQuestions } from '#infra/seed/seed-questions.ts';
import { createEmbeddedSpeech } from '#services/analysis/embedded/embedded-speech.ts';
import { createEmbeddedWriting } from '#services/analysis/embedded/embedded-writing.ts';
import { createMeaningThread } from '#services/analysis/embedded/meaning-thread.ts';
import { createSpeakingFactsReader } from '#services/analysis/embedded/speaking-facts-reader.ts';
import { recording, sentences } from '#services/analysis/speech/testing/recordings.ts';
import { createQuickSpeech } from '#services/analysis/testing/quick-analysis.ts';
import { cutAmongPieces, cutAroundAnswer } from './cut-line.ts';
import { submitButton } from './exercise.ts';
import { openPage, savedHere } from './support.ts';
import {
  anyScore,
  beginReading,
  button,
  recordedDialog,
  scoredAttempts,
  secondsUsed,
  stopRecording,
  submitRecording,
} from './spoken.ts';

const summary = seeded('LCT');
const readAloud = sampleQuestions.SRA;
const wheat = { ...readAloud, uid: 'SRA-9002', topic: sentences.wheat };

const analysis = createEmbeddedWriting();
const meaning = createMeaningThread();
const reader = createSpeakingFactsReader(meaning);
const real = createEmbeddedSpeech(reader);
const quick = createQuickSpeech();

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({
      questions: [summary.uid],
      temporal: true,
      analysis,
      speech: {
        // Only one spoken question needs the models.
        score: (answer) => (answer.reference === sentences.wheat ? real : quick).score(answer),
      },
    }),
    launchWithMicrophone(recording('wheat.wav')),
    analysis.warmUp(),
  ]);
  await seedQuestions(site.storage.journal, new Date().toISOString(), [readAloud, wheat]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
  await Promise.all([analysis, reader, meaning].map((one) => one[Symbol.asyncDispose]()));
});

it('marks the mistakes of a text that the models have scored', async () => {
  const text = summary.sampleAnswer.replace('exceptions', 'exeptions').replace('their team', 'there team');
  expect(text).toMatch(/exeptions.*there team|there team.*exeptions/s);
  const page = await openPage(browser, site, { as: await site.registerAndLogIn() });
  await page.goto(`/exercise?uid=${summary.uid}`);
  await page.getByRole('textbox', { name: 'Your answer' }).fill(text);
  await button(page, 'Stop listening').click();
  await submitButton(page).click();

  const outcome = page.getByRole('region', { name: /^Score [1-9]/ });
  await outcome.waitFor();
  const points = outcome.getByRole('list', { name: 'Key points' }).getByRole('listitem');
  await expect.poll(() => points.count()).toBe(summary.keyPoints.length);
  await points.filter({ hasText: 'Stated' }).first().waitFor();
  const own = page.getByRole('region', { name: 'Your answer' });
  for (const [mark, suggestion] of [
    ['Spelling error: exeptions exceptions', 'exceptions'],
    ['Spelling error: there their', 'their'],
  ] as const) {
    await own.getByRole('button', { name: mark, exact: true }).click();
    await page.getByRole('note').getByText(suggestion, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
  }
});

it('shows the score of a text that was read to the models', async () => {
  const page = await openPage(browser, site, { as: await site.registerAndLogIn() });
  await page.goto(`/exercise?uid=${wheat.uid}`);
  await beginReading(page);
  // The fake microphone loops the recording, so ten seconds contain the whole sentence at least once.
  await expect.poll(() => secondsUsed(page)).toBeGreaterThan(9);
  await stopRecording(page);
  await submitRecording(page);
  await page.getByRole('region', { name: /^Score [1-9][\d.]*\/15$/ }).waitFor();
  expect(await page.getByText('harvests').count()).toBeGreaterThan(0);
});

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** The hash of the recorded audio, which the page also passes to its player. Call it before the page opens. */
async function hashOfRecorded(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const makeUrl = URL.createObjectURL;
    URL.createObjectURL = (source) => {
      Reflect.set(globalThis, 'recorded', source);
      return makeUrl(source);
    };
  });
  return async () => {
    const bytes = await page.evaluate(async () => {
      const recorded = Reflect.get(globalThis, 'recorded') as Blob;
      return [...new Uint8Array(await recorded.arrayBuffer())];
    });
    return sha256(Uint8Array.from(bytes));
  };
}

async function hashOfKept({ token }: TestUser, name: string): Promise<string> {
  const kept = await fetch(new URL(fetchRecording.path.replace(':recording', name), site.url), {
    headers: { authorization: `Bearer ${token}` },
  });
  return sha256(new Uint8Array(await kept.arrayBuffer()));
}

it('keeps the whole recording when the connection breaks between pieces and twice at its answer', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user });
  const { uid } = readAloud;
  const { cut } = await cutAmongPieces(page, 2);
  const answer = await cutAroundAnswer(page);
  const hashNow = await hashOfRecorded(page);
  const reconnect = () => page.context().setOffline(false);
  await page.goto(`/exercise?uid=${uid}`);
  await beginReading(page);
  await cut;
  const cutAt = await secondsUsed(page);
  await expect.poll(() => secondsUsed(page)).toBeGreaterThan(cutAt + 1);
  await stopRecording(page);
  await recordedDialog(page).waitFor();
  const hash = await hashNow();
  await submitRecording(page);
  await recordedDialog(page).getByText('Your recording is saved and will be sent').waitFor();

  await reconnect();
  await answer.before;
  await page.getByText(savedHere).waitFor();
  await scoredAttempts(user, uid, 0);
  await reconnect();
  await answer.after;
  await scoredAttempts(user, uid, 1);
  await reconnect();
  await anyScore(page).waitFor();
  const [attempt] = await scoredAttempts(user, uid, 1);
  expect(attempt?.answer).toMatchObject({ recording: hash });
  expect(await hashOfKept(user, hash)).toBe(hash);
});
