import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { fetchOwnAttempts, saveQuestionDone } from '#domain/practice/contract.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { scoreSpeaking } from '#domain/scoring/speaking/score-speaking.ts';
import { readOut } from '#domain/scoring/speaking/testing/said.ts';
import type { SpeechAnalysis } from '#domain/scoring/speech-analysis.ts';
import { seedQuestions } from '#infra/seed/seed-questions.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { eventually, type TestUser } from '#infra/testing/api.ts';
import { sendRecording } from '#infra/testing/send-recording.ts';
import { readWav } from '#services/analysis/speech/sound/wav.ts';
import { joined, recording, sentences } from '#services/analysis/speech/testing/recordings.ts';
import { wavFile } from '#services/analysis/speech/testing/wav-file.ts';
import { expectSound, looks } from './accessibility.ts';
import { playOnAndOn } from './spoken.ts';
import { borrowPage } from './support.ts';

// Each word of this sentence was read in another way, so that every mark is seen.

const text = `${sentences.wheat} It has not fallen since.`;
const read = {
  ...sampleQuestions.SRA,
  uid: 'SRA-9101',
  free: true,
  topic: text,
  modelReading: {
    track: 'LWD-0001.mp3',
    sentences: [
      { text: sentences.wheat, startMs: 100, endMs: 1500 },
      { text: 'It has not fallen since.', startMs: 1600, endMs: 2400 },
    ],
  },
} satisfies Question;
const retold = {
  ...sampleQuestions.SRL,
  uid: 'SRL-9101',
  free: true,
  weakerAnswers: [{ level: 'weak', text: 'Tea is nice.', bands: { content: [0, 1] } }],
} satisfies Question;

/** The rules of the product, on facts that show each kind of mark. */
const speech: SpeechAnalysis = {
  async score(answer) {
    if (answer.reference !== undefined) {
      const how = {
        2: { probability: 0.05, heard: 'off' },
        3: { probability: 0.001, heard: 'heat' },
        5: { pauseAfterMs: 900 },
        7: { probability: 0.01, heard: '' },
      };
      return scoreSpeaking(answer, readOut(answer.reference, how));
    }
    const said = readOut('Tea came by ship long ago and only rich people could pay for a cup of it then.', {
      4: { probability: 0.3 },
      8: { pauseAfterMs: 700 },
    });
    const stated = { cosine: 0.8, isCentred: true, keywordShare: 1, span: [0, 16], conflicts: [] } as const;
    return scoreSpeaking(answer, { ...said, reference: [], points: answer.keyPoints.map(() => stated) });
  },
};

/** As long as the facts above say that the text took. */
function bothSentences(): Uint8Array {
  const [one, other] = (['committee.wav', 'wheat.wav'] as const).map((name) => readWav(recording(name), 60));
  if (!one || !other) throw new Error('A recording is missing.');
  return wavFile(joined(one.samples, other.samples), { rate: one.rate, channels: 1, bits: 16 });
}

let site: TestSite;
let browser: Browser;
let ann: TestUser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ questions: 'none', temporal: true, speech }),
    launchBrowser(),
  ]);
  await seedQuestions(site.storage.journal, new Date().toISOString(), [read, retold]);
  ann = await site.registerAndLogIn();
  for (const sound of [recording('wheat.wav'), bothSentences()]) await giveAnswer('SRA', read.uid, sound);
  await giveAnswer('SRL', retold.uid, recording('committee.wav'));
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

async function giveAnswer(type: 'SRA' | 'SRL', uid: string, sound: Uint8Array) {
  const given = { type, recording: await sendRecording(ann, sound), seconds: 4 };
  const attemptId = randomUUID();
  await ann.call(saveQuestionDone, { uid, answer: given, secondsUsed: 30 }, { commandId: attemptId });
  await eventually(async () => {
    const { attempts } = (await ann.call(fetchOwnAttempts, { uid })).body;
    expect(attempts.find((one) => one.attemptId === attemptId)?.scores).toHaveLength(1);
  });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const openAnswer = async (page: Page, uid: string) => {
  await page.goto(`/exercise?uid=${uid}&attempt=latest`);
  await page.getByRole('region', { name: 'Your recording' }).waitFor();
  await expect.poll(() => button(page, 'Play your recording').isEnabled()).toBe(true);
};

it('plays a recording as a whole, slower, from a place and word by word', async () => {
  const page = await borrowPage(browser, site, { as: ann });
  await playOnAndOn(page);
  await openAnswer(page, read.uid);
  await page.getByRole('radiogroup', { name: 'Speed of your recording' }).getByText('0.75×').click();
  await button(page, 'Play your recording').click();
  await button(page, 'Pause your recording').click();
  await button(page, 'Play your recording').waitFor();
  const place = page.getByRole('slider', { name: 'Place in your recording' });
  await place.focus();
  const before = Number(await place.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await place.getAttribute('aria-valuenow'))).toBeGreaterThan(before);

  const words = page.getByRole('group', { name: 'Words' }).first();
  const pause = words.getByRole('button', { name: /^Hear the pause of 0.9 s after/ });
  await pause.click();
  await expect.poll(() => words.getByRole('button').count()).toBe(text.split(' ').length + 1);
  await words.getByRole('button', { name: 'two: missed' }).click();
  await button(page, 'Hear “two” in the model').click();
  await words.getByRole('button', { name: 'of: unclear' }).click();
  await button(page, 'Hear “of” in the model').waitFor();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('wheat: another word, heard “heat”');

  const model = page.getByRole('region', { name: 'Model reading' });
  await model.getByRole('button', { name: 'Play the model reading' }).click();
  await model.getByRole('button', { name: 'Pause the model reading' }).click();
  await model.getByRole('button', { name: 'It has not fallen since.' }).click();
});

it('plays what is marked in the wave form, and tells speed and pauses over time', async () => {
  const page = await borrowPage(browser, site, { as: ann });
  await openAnswer(page, read.uid);
  const wave = page.getByRole('img', { name: 'Wave form. Words marked: 3. Pauses marked: 1.' });
  const place = page.getByRole('slider', { name: 'Place in your recording' });
  const length = async () => Number(await place.getAttribute('aria-valuemax'));
  // Until the recording is there, a place in it cannot be told.
  await expect.poll(length).toBeGreaterThan(7_000);
  const press = async (ms: number) => {
    const whole = await length();
    const { width = 0 } = (await wave.boundingBox()) ?? {};
    await wave.click({ position: { x: (width * ms) / whole, y: 30 } });
  };
  const heardUpTo = (ms: number) =>
    expect.poll(async () => Number(await place.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(ms);
  // Between the words beside it, which are heard with it.
  await press(4200);
  await button(page, 'Hear “two” in the model').waitFor();
  await heardUpTo(4800);
  await press(1700);
  await button(page, 'Hear “wheat” in the model').waitFor();
  // The pause with what stands around it.
  await press(3000);
  await heardUpTo(4500);
  // Where nothing is marked, the place is set.
  await press(7000);
  await heardUpTo(6900);

  await page.getByText('Speed and pauses in words').click();
  const table = page.getByRole('table', { name: 'Speed and pauses' });
  await table.getByRole('row', { name: /Pause within a phrase, 0\.9 s/ }).waitFor();
  await expect.poll(() => table.getByRole('row', { name: /words in/ }).count()).toBeGreaterThan(1);
});

it('lets the words be heard that say a key point', async () => {
  const page = await borrowPage(browser, site, { as: ann });
  await openAnswer(page, retold.uid);
  const points = page.getByRole('list', { name: 'Key points' });
  const played = page.evaluate(
    () =>
      new Promise((resolve) => {
        const play = HTMLMediaElement.prototype.play;
        HTMLMediaElement.prototype.play = function told() {
          resolve(this.src);
          return play.call(this);
        };
      }),
  );
  await points
    .getByRole('button', { name: /^Hear it: “Tea came by ship/ })
    .first()
    .click();
  expect(await played).toMatch(/^blob:/);
});

it('tells what the points rest on, and puts two answers side by side', async () => {
  const page = await borrowPage(browser, site, { as: ann });
  await openAnswer(page, retold.uid);
  const open = button(page, 'AI Score analysis');
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'AI Score analysis' });
  await dialog.getByRole('rowheader', { name: 'Oral fluency' }).waitFor();
  await dialog.getByText('Tea came by ship long ago').waitFor();
  await dialog.getByRole('button', { name: 'See details' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  const details = page.getByRole('list', { name: 'Score details' });
  await details.getByText(/words per second\. All points/).waitFor();
  await details.getByRole('list', { name: 'Key points' }).waitFor();
  await openAnswer(page, read.uid);
  await page.getByText('Compare two of your answers').waitFor();
});

it('says that a recording could not be fetched, and fetches it again', async () => {
  const page = await borrowPage(browser, site, { as: ann });
  await page.route('**/api/speaking/recordings/**', (route) => route.abort('connectionrefused'));
  await page.goto(`/exercise?uid=${read.uid}&attempt=latest`);
  const again = button(page, 'Fetch it again');
  await again.waitFor();
  await page.unroute('**/api/speaking/recordings/**');
  await again.click();
  await expect.poll(() => button(page, 'Play your recording').isEnabled()).toBe(true);
});

it.each(looks)('is sound in %s at %i px', async (colorScheme, width) => {
  const page = await borrowPage(browser, site, { as: ann, colorScheme, viewport: { width, height: 800 } });
  await openAnswer(page, read.uid);
  await expectSound(page, 'a text that was read');
  await openAnswer(page, retold.uid);
  await expectSound(page, 'a lecture that was retold');
});
