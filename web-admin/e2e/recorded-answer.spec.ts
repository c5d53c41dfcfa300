import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { sendRecording } from '#infra/testing/send-recording.ts';
import { recording } from '#services/analysis/speech/testing/recordings.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { expectAccessible, lookUpHistory, openWindow } from './support.ts';

const question = sampleQuestions.SRA;

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: 'none' }), launchBrowser()]);
  const context = () => ({
    commandId: randomUUID(),
    correlationId: randomUUID(),
    at: new Date().toISOString(),
    actor: { kind: 'system', id: 'test' } as const,
  });
  await draftQuestion(site.dependencies, question, context());
  await publishQuestion(site.dependencies, question.uid, context());
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

test('support hears what a student said, and the history then tells so', async () => {
  const [admin, student] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  const sent = await sendRecording(student, recording('wheat.wav'));
  const answer = { type: 'SRA', recording: sent, seconds: 4 } as const;
  await student.call(saveQuestionDone, { uid: question.uid, answer, secondsUsed: 45 });

  const page = await openWindow(browser, site, { as: admin });
  await page.goto(`/admin/#/users/${student.userId}/show`);
  await lookUpHistory(page);
  const events = page.getByRole('list', { name: 'Events, oldest first' });
  await events.getByRole('button', { name: /^Registered/ }).click();
  await expect
    .poll(() => page.getByRole('slider', { name: 'Event' }).getAttribute('aria-valuetext'))
    .toMatch(/Registered/);
  await expect.poll(() => page.getByRole('region', { name: 'Recording' }).count()).toBe(0);
  await events.getByRole('button', { name: /^Sent the answer to SRA-/ }).click();
  const heard = page.getByRole('region', { name: 'Recording' });
  await heard.getByText('Listening to it is recorded in this history').waitFor();
  await expectAccessible(page);
  await heard.getByRole('button', { name: 'Listen to the recording' }).click();
  const player = heard.getByLabel('Recording of the answer');
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(1);

  await page.getByRole('button', { name: 'Look up again' }).click();
  await lookUpHistory(page);
  await events.getByText('An admin listened to a recording. Reason: Asks where the answer went').waitFor();
});
