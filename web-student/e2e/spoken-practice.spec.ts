import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { scoreSpeaking } from '#domain/scoring/speaking/score-speaking.ts';
import { readOut } from '#domain/scoring/speaking/testing/said.ts';
import type { SpeechAnalysis } from '#domain/scoring/speech-analysis.ts';
import { seedQuestions } from '#infra/seed/seed-questions.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { sendRecording } from '#infra/testing/send-recording.ts';
import { recording, sentences } from '#services/analysis/speech/testing/recordings.ts';
import { expectSound, looks } from './accessibility.ts';
import { launchWithMicrophone } from './fake-microphone.ts';
import { button, playOnAndOn, scoredAttempts } from './spoken.ts';
import { openPage, type OpenOptions } from './support.ts';

const bread = 'Bread became dear in many of the towns.';
const question = {
  ...sampleQuestions.SRA,
  uid: 'SRA-9102',
  topic: `${sentences.wheat} ${bread}`,
  modelReading: {
    track: 'LWD-0024.mp3',
    sentences: [
      { text: sentences.wheat, startMs: 0, endMs: 900 },
      { text: bread, startMs: 900, endMs: 1800 },
    ],
  },
} satisfies Question;

const wheat = recording('wheat.wav');
const withoutFault = recording('committee.wav');
/** By its place in the text: "wheat" came out as another word, "sharply" is unclear, "towns" was left out. */
const faults = {
  3: { probability: 0.001, heard: 'meat' },
  5: { probability: 0.05, heard: 'sharp', pauseAfterMs: 1400 },
  19: { probability: 0.001, heard: '' },
};
/** Hears the faults in the latest recording, and none in the one before: which words a model hears is a matter of its own tests. */
const speech: SpeechAnalysis = {
  async score({ sound, ...task }) {
    const hasFaults = sound.length < withoutFault.length;
    return scoreSpeaking(task, readOut(question.topic, hasFaults ? faults : {}));
  },
};

let site: TestSite;
let browser: Browser;
let ann: TestUser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ questions: 'none', temporal: true, speech }),
    launchWithMicrophone(),
  ]);
  await seedQuestions(site.storage.journal, new Date().toISOString(), [question]);
  ann = await site.registerAndLogIn();
  for (const [index, sound] of [withoutFault, wheat].entries()) {
    const given = { type: 'SRA', recording: await sendRecording(ann, sound), seconds: 4 } as const;
    const input = { uid: question.uid, answer: given, secondsUsed: 20 };
    await ann.call(saveQuestionDone, input, { commandId: randomUUID() });
    await scoredAttempts(ann, question.uid, index + 1);
  }
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

async function open(options: OpenOptions = {}): Promise<Page> {
  const page = await openPage(browser, site, { as: ann, ...options });
  await playOnAndOn(page);
  await page.goto(`/exercise?uid=${question.uid}&attempt=latest`);
  await expect.poll(() => button(page, 'Play your recording').isEnabled()).toBe(true);
  return page;
}
const within = (area: Locator, name: string) => area.getByRole('button', { name, exact: true });

it('tells on demand how the text is linked', async () => {
  const page = await open();
  await button(page, 'Show linking').click();
  const linking = page.getByRole('region', { name: 'Stress and linking' });
  await expect.poll(() => linking.getByText('runs into').first().isVisible()).toBe(true);
  expect(await linking.getByRole('strong').first().textContent()).toBe('price');
  await button(page, 'Hide linking').click();
  await expect.poll(() => linking.getByRole('strong').count()).toBe(0);
});

it('lets what went wrong be heard and said three times, phrase by phrase', async () => {
  const page = await open();
  const drill = page.getByRole('region', { name: 'Practise what went wrong' });
  await within(drill, 'Practise now').click();
  await drill.getByText('Phrase 1 of 2').waitFor();
  await drill.getByText('wheat', { exact: true }).waitFor();
  await within(drill, 'Hear the sentence').click();
  for (const [name, told] of [
    ['Say it', 'Said 1 of 3 times.'],
    ['Say it again', 'Said 2 of 3 times.'],
    ['Say it again', 'Said 3 times.'],
  ] as const) {
    await within(drill, name).click();
    await within(drill, 'Stop').waitFor();
    await expect
      .poll(async () => {
        // It cannot be pressed in the first two seconds.
        await within(drill, 'Stop')
          .click({ timeout: 500 })
          .catch(() => undefined);
        return drill.getByRole('status').textContent();
      })
      .toContain(told);
  }
  await within(drill, 'Listen to it').click();
  await within(drill, 'Pause').click();
  await within(drill, 'Next phrase').click();
  await drill.getByText('Said 0 of 3 times.').waitFor();
  await drill.getByText('towns.', { exact: true }).waitFor();
  await within(drill, 'End practice').click();
  await within(drill, 'Practise now').waitFor();
});

it('compares two spoken answers by words, figures and recordings', async () => {
  const page = await open();
  const compared = page.getByRole('region', { name: 'Compare two of your answers' });
  const figures = compared.getByRole('table', { name: 'What was measured' });
  await figures.getByRole('row', { name: /^Words per second/ }).waitFor();
  await expect
    .poll(() => compared.getByRole('deletion').allTextContents())
    .toEqual(expect.arrayContaining([expect.stringContaining('wheat')]));
  for (const name of ['From', 'To']) {
    await within(compared, `Hear “${name}”`).click();
    await within(compared, `Pause “${name}”`).click();
    await within(compared, `Hear “${name}”`).waitFor();
  }
});

it('tells what is left, and holds the recorder where nothing is', async () => {
  const visitor = await openPage(browser, site);
  await visitor.goto(`/exercise?uid=${question.uid}`);
  await visitor.getByText('You have 10 free Ai speaking credit left.').waitFor();
  const kept = () => visitor.evaluate(() => localStorage.getItem('freeSpeakingCredits'));
  await expect.poll(kept).toBe('10');

  const bob = await site.registerAndLogIn();
  const given = { type: 'SRA', recording: await sendRecording(bob, wheat), seconds: 4 } as const;
  const input = { uid: question.uid, answer: given, secondsUsed: 20 };
  for (let spent = 0; spent < 10; spent += 1)
    await bob.call(saveQuestionDone, input, { commandId: randomUUID() });
  const page = await openPage(browser, site, { as: bob });
  await page.goto(`/exercise?uid=${question.uid}`);
  const told = 'You have reached your Ai speaking credit limit. Contact the team if needed';
  await page
    .getByRole('status')
    .filter({ hasText: `No Ai credit left. ${told}` })
    .waitFor();
  await expect.poll(() => button(page, 'Start').getAttribute('aria-disabled')).toBe('true');
});

it.each(looks)('is sound in %s at %i px', async (colorScheme, width) => {
  const page = await open({ colorScheme, viewport: { width, height: 800 } });
  await page.getByRole('region', { name: 'Compare two of your answers' }).waitFor();
  await button(page, 'Show linking').click();
  await button(page, 'Practise now').click();
  await page.getByText('Phrase 1 of 2').waitFor();
  await expectSound(page, 'a spoken answer to practise from');
});
