import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import {
  draftQuestion,
  publishQuestion,
  retireQuestion,
  reviseQuestion,
} from '#domain/questions/admin-contract.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { CallFailed } from '#domain/core/call-failed.ts';
import { fetchQuestion } from '#domain/questions/contract.ts';
import { eventually, type TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { submitButton } from './exercise.ts';
import { openPage } from './support.ts';

type Choice = Extract<Question, { type: 'RSA' }>;

let site: TestSite;
let browser: Browser;
let admin: TestUser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: [seeded('RSA').uid] }), launchBrowser()]);
  admin = await site.admin();
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** A question of this test's own, so that what an admin does to it touches no other test. */
async function openOwn(number: number): Promise<{ page: Page; question: Choice }> {
  const question: Choice = { ...seeded('RSA'), uid: `RSA-90${number}` };
  await admin.call(draftQuestion, { question });
  await admin.call(publishQuestion, { uid: question.uid });
  const page = await openPage(browser, site);
  await page.goto(`/exercise?uid=${question.uid}`);
  return { page, question };
}

/** The server may take a second to score by a new revision. */
async function revise(question: Choice, reason: string) {
  const { body } = await admin.call(reviseQuestion, { question, reason, reasonsStand: true });
  const visitor = site.visitor();
  await eventually(async () => {
    const shown = await visitor.call(fetchQuestion, { uid: question.uid });
    expect(shown.body.revision).toBe(body.revision);
  });
}

/** The answer is not taken, and the page asks for the question as it is now. */
async function submitAndAskAnew(page: Page) {
  await Promise.all([page.waitForResponse('**/fetchQuestion'), submitButton(page).click()]);
}

const codeOf = (error: unknown) => (error instanceof CallFailed ? error.code : 'unexpected');
const optionAt = (page: Page, { multichoice }: Choice, place: number) =>
  page.getByRole('radio', { name: multichoice[place] ?? '', exact: true });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'This answer was not taken' });

it('says that the key was corrected while one answered, keeps the answer, and scores it with the right key', async () => {
  const { page, question } = await openOwn(10);
  const corrected = { ...question, correctIndex: (question.correctIndex + 1) % question.multichoice.length };
  const chosen = optionAt(page, question, corrected.correctIndex);
  await chosen.click();
  await revise(corrected, 'The key named the wrong option.');
  await submitAndAskAnew(page);
  await alert(page).getByText('was corrected while you worked on it').waitFor();
  await alert(page).getByText('Your answer is still here.').waitFor();
  await expect.poll(() => chosen.isChecked()).toBe(true);
  await submitButton(page).click();
  await page.getByRole('region', { name: 'Score 1/1' }).waitFor();
});

it('sends nothing while the corrected question is on its way', async () => {
  const { page, question } = await openOwn(11);
  const corrected = { ...question, correctIndex: (question.correctIndex + 1) % question.multichoice.length };
  await optionAt(page, question, corrected.correctIndex).click();
  await revise(corrected, 'The key named the wrong option.');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/saveQuestionDone')) sent.push(request.url());
  });
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/fetchQuestion', async (route) => {
    await isReleased;
    await route.continue();
  });
  await Promise.all([page.waitForRequest('**/fetchQuestion'), submitButton(page).click()]);
  await alert(page).waitFor();
  await expect.poll(() => submitButton(page).isDisabled()).toBe(true);
  await page.keyboard.press('Control+Enter');
  release();
  // The button can be pressed again once the corrected question is there.
  await submitButton(page).click();
  await page.getByRole('region', { name: 'Score 1/1' }).waitFor();
  expect(sent).toHaveLength(2);
});

it('says that an answer no longer fits where the options were changed', async () => {
  const { page, question } = await openOwn(12);
  await optionAt(page, question, 0).click();
  const { length } = question.multichoice;
  const reworded = {
    ...question,
    correctIndex: (question.correctIndex + 1) % length,
    multichoice: question.multichoice.map((_, place) => `Another option, number ${place + 1}.`),
  };
  await revise(reworded, 'The options were about another text.');
  await submitAndAskAnew(page);
  await alert(page).getByText('Your answer does not fit it any more').waitFor();
  await page.getByRole('radio', { name: 'Another option, number 1.' }).waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  await optionAt(page, reworded, reworded.correctIndex).click();
  await submitButton(page).click();
  await page.getByRole('region', { name: 'Score 1/1' }).waitFor();
});

it('says that a question was retired: while one answers it, and to those who come later', async () => {
  const { page, question } = await openOwn(13);
  await optionAt(page, question, 0).click();
  await admin.call(retireQuestion, { uid: question.uid, reason: 'It is out of date.' });
  const visitor = site.visitor();
  await eventually(async () => {
    expect(await visitor.call(fetchQuestion, { uid: question.uid }).catch(codeOf)).toBe('question_retired');
  });
  await submitButton(page).click();
  await alert(page).getByText('This question was taken out of practice.').waitFor();
  await expect.poll(() => optionAt(page, question, 0).isChecked()).toBe(true);
  await submitButton(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Back to practice' }).click();
  await page.waitForURL('**/practice*');

  const later = await openPage(browser, site);
  await later.goto(`/exercise?uid=${question.uid}`);
  await later.getByRole('heading', { name: 'This question was retired' }).waitFor();
});
