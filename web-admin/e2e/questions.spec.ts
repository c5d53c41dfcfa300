import { randomInt } from 'node:crypto';
import path from 'node:path';
import type { Browser, FileChooser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchNotifications } from '#domain/notifications/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { lwdQuestion, rsaQuestion } from '#domain/question-types/testing/questions.ts';
import * as admins from '#domain/questions/admin-contract.ts';
import { fetchQuestion } from '#domain/questions/contract.ts';
import { eventually, type TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { contentFolder } from '#infra/testing/second-composition.ts';
import { openWindow } from './support.ts';

let site: TestSite;
let browser: Browser;
let admin: TestUser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ temporal: true }), launchBrowser()]);
  admin = await site.admin();
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

type Rsa = typeof rsaQuestion & { uid: string };
async function publishedQuestion(): Promise<Rsa> {
  const question = { ...rsaQuestion, uid: `RSA-${randomInt(10_000, 99_999)}` };
  await admin.call(admins.draftQuestion, { question });
  await admin.call(admins.publishQuestion, { uid: question.uid });
  return question;
}
async function open(address: string): Promise<Page> {
  const page = await openWindow(browser, site, { as: admin });
  await page.goto(`/admin/#/${address}`);
  return page;
}
const answer = (person: Pick<TestUser, 'call'>, { uid, multichoice }: Rsa, option: number) =>
  person.call(saveQuestionDone, {
    uid,
    answer: { type: 'RSA', selectedAnswer: multichoice[option] ?? '' },
    secondsUsed: 12,
  });

test('a corrected key shows its changes first, and rescores the answers', async () => {
  const question = await publishedQuestion();
  const { uid } = question;
  const student = await site.registerAndLogIn();
  for (const [person, option] of [
    [student, 0],
    [student, 1],
    [site.visitor(), 0],
  ] as const) {
    await answer(person, question, option);
  }

  const page = await open(`questions/${uid}/show`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('radio', { name: 'Option 1 is right' }).check();
  await page.getByText('You changed the right answer.').waitFor();
  await page.getByLabel('Reason for option 1', { exact: true }).fill('The passage names a railway.');
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as revision 2' });
  await dialog.getByText('3 answers in practice will be scored again').waitFor();
  await expect.poll(() => dialog.locator('ins').allInnerTexts()).toContain('Right:');
  await dialog.getByText('These reasons have not changed').waitFor();
  await expect
    .poll(() => dialog.getByRole('listitem').allInnerTexts())
    .toEqual(['Option 2: The text names ships.']);
  await dialog.getByLabel('Reason').fill('The passage says by rail');
  await dialog.getByRole('checkbox', { name: 'I have read them, and they are correct' }).check();
  await dialog.getByRole('button', { name: 'Save and score again' }).click();

  await page.getByText('Every answer has been scored with the key of revision 2: 3 answers.').waitFor();
  const revision = page.getByRole('region', { name: 'Revision 2' });
  await expect.poll(() => revision.innerText()).toContain('Reason: The passage says by rail');
  await expect.poll(() => revision.innerText()).toContain('Changed key');
  await page.goto(`/admin/#/attempts?filter=${encodeURIComponent(JSON.stringify({ q: uid }))}`);
  await page.getByText('1-3 of 3').waitFor();
  await expect.poll(() => page.getByText('first 0/1').count()).toBe(2);
  await expect.poll(() => page.getByText('first 1/1').count()).toBe(1);
  await eventually(async () => {
    const { body } = await student.call(fetchNotifications, {});
    const told = body.notifications.map(({ before, after, reason }) => `${before} to ${after}: ${reason}`);
    expect(new Set(told)).toEqual(
      new Set(['0/1 to 1/1: The passage says by rail', '1/1 to 0/1: The passage says by rail']),
    );
  });
});

test('a question gets a recording, and students find it from its publication until it is retired', async () => {
  const uid = `LWD-${randomInt(10_000, 99_999)}`;
  await admin.call(admins.draftQuestion, { question: { ...lwdQuestion, uid, track: 'LWD-none.mp3' } });
  const student = await site.registerAndLogIn();
  const found = () =>
    student.call(fetchQuestion, { uid }).then(
      ({ status }) => status,
      () => 404,
    );
  const page = await open(`questions/${uid}`);
  await page.getByText('The recording of this question is not on the server').waitFor();
  const choose = async (file: Parameters<FileChooser['setFiles']>[0]) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Replace the recording' }).click();
    await (await choosing).setFiles(file);
  };
  await choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no sound') });
  await page.getByRole('alert').getByText('notes.txt is not an mp3 file.').waitFor();
  await choose({ name: 'talk.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no sound') });
  await page.getByRole('alert').getByText('This file is not a complete mp3 recording.').waitFor();
  const { track } = seeded('LWD');
  await choose(path.join(contentFolder, 'LWD', track));
  await page.getByRole('status').getByText(`${track} is uploaded`).waitFor();
  const audio = page.getByLabel(new RegExp(`^Recording ${uid}-`));
  await expect
    .poll(() => audio.evaluate((element) => (element as HTMLAudioElement).duration || 0))
    .toBeGreaterThan(1);

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  await dialog.getByLabel('Reason').fill('It has a recording now');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved as revision 2.').waitFor();
  expect(await found()).toBe(404);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('The question is published.').waitFor();
  await expect.poll(found).toBe(200);
  await page.getByRole('button', { name: 'Retire' }).click();
  await dialog.getByLabel('Reason').fill('Too easy');
  await dialog.getByRole('button', { name: 'Retire' }).click();
  await page.getByText('The question is retired.').waitFor();
  await expect.poll(found).toBe(404);
});
