import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { SpokenCode } from '#domain/question-types/mechanisms/spoken-task.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { seedQuestions } from '#infra/seed/seed-questions.ts';
import { eventually, type TestPerson } from '#infra/testing/api.ts';
import type { TestSite } from '#infra/testing/e2e.ts';
import { fetchOwnAttempts } from '#domain/practice/contract.ts';
import { isInSight } from './support.ts';

/** One of the shortest of the seed: two seconds. */
const track = 'LWD-0024.mp3';

/** A question that everyone may practise, with a track that is soon over. */
export function spokenQuestion<Code extends SpokenCode>(code: Code): (typeof sampleQuestions)[Code] {
  const question = sampleQuestions[code];
  return question.track === undefined ? question : { ...question, track };
}

export async function seedSpoken(site: TestSite, codes: readonly SpokenCode[]): Promise<void> {
  await seedQuestions(site.storage.journal, new Date().toISOString(), codes.map(spokenQuestion));
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const recorder = (page: Page) => page.getByRole('region', { name: 'Recorder' });
export const recordedDialog = (page: Page) => page.getByRole('dialog', { name: 'Your recorded speech' });

export async function openSpoken(page: Page, code: SpokenCode): Promise<void> {
  await page.goto(`/exercise?uid=${spokenQuestion(code).uid}`);
  // Until its picture is there, a question cannot be begun.
  await expect.poll(() => button(page, 'Start').getAttribute('aria-disabled')).toBe(null);
}

/** From "Start" to the recording; what comes before it is cut short where it is long. */
export async function beginRecording(page: Page, code: SpokenCode): Promise<void> {
  await button(page, 'Start').click();
  await toTheRecording(page, code);
}

async function toTheRecording(page: Page, code: SpokenCode): Promise<void> {
  const { hasAudio, waitingTime } = catalogue[code];
  if (hasAudio) await button(page, 'I have heard enough').click();
  if (waitingTime > 1) await button(page, 'Start now').click();
  await button(page, 'Stop recording').waitFor();
}

/** That somebody is heard, how long they have, and the way to stop: all in sight while one speaks. */
export async function expectRecorderInSight(page: Page): Promise<void> {
  const shown = {
    level: recorder(page).getByRole('meter', { name: 'Level' }),
    time: page.getByRole('progressbar', { name: 'Time used' }),
    stop: button(page, 'Stop recording'),
  };
  for (const [name, part] of Object.entries(shown))
    await expect.poll(() => isInSight(part), { message: name }).toBe(true);
}

/** Stops by hand, once two seconds are over. */
export async function stopRecording(page: Page): Promise<void> {
  const stop = button(page, 'Stop recording');
  await expect.poll(() => stop.getAttribute('aria-disabled')).toBe(null);
  await stop.click();
}

export async function submitRecording(page: Page): Promise<void> {
  await recordedDialog(page).getByRole('button', { name: 'Submit', exact: true }).click();
}

/** Two seconds of an answer, up to the dialog that offers them. */
export async function recordAnswer(page: Page, code: SpokenCode): Promise<void> {
  await beginRecording(page, code);
  await stopRecording(page);
  await recordedDialog(page).waitFor();
}

/** The region of a score, whatever the points: how many they are is a matter of the scorer's own tests. */
export const anyScore = (page: Page) => page.getByRole('region', { name: /^Score [\d.]+\/\d+$/ });

/** The attempts that the server has of a question, each with its score. */
export const scoredAttempts = (person: TestPerson, uid: string, count: number) =>
  eventually(async () => {
    const { body } = await person.call(fetchOwnAttempts, { uid });
    expect(body.attempts.map(({ scores }) => scores.length)).toEqual(Array.from({ length: count }, () => 1));
    return body.attempts;
    // The first score waits for a worker to start.
  });

/** How long the question of Read Aloud is being recorded, in seconds. */
export async function secondsUsed(page: Page): Promise<number> {
  const share = await page.getByRole('progressbar', { name: 'Time used' }).getAttribute('aria-valuenow');
  return (Number(share) / 100) * catalogue.SRA.answeringTime;
}
