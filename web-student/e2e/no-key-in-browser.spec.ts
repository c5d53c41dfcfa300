import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, BrowserContext, Response } from 'playwright-core';
import { toggleFavoriteQuestion } from '#domain/practice/contract.ts';
import { typesOf } from '#domain/question-types/catalogue/exam-sections.ts';
import { answerableCodes, type Question } from '#domain/question-types/registry.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { searchForKeys } from '#infra/testing/leaks.ts';
import { questionBank, seeded } from '#infra/testing/question-bank.ts';
import { submitButton } from './exercise.ts';
import { openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const { find } = searchForKeys(questionBank);

/** Everything that comes to the browser's windows: pages, code, answers to calls, recordings, messages of the socket. */
function listen(context: BrowserContext) {
  const waiting: Promise<string[]>[] = [];
  const heard = { responses: 0, messages: 0, recordings: 0 };
  /** The question on the screen: a message of the socket may be about it. */
  let onScreen = '';
  const leaksIn = (from: string, text: string, uid: string | undefined) =>
    find({ text, ...(uid !== undefined && { uid }) }).map((leak) => `${from}: ${leak}`);
  const textOf = async (response: Response) => {
    const url = response.url();
    if (!url.includes('/getAudioFile/')) return response.text();
    // A part of a file is no body that the browser gives away: the whole of it is asked for once more.
    heard.recordings += 1;
    return (await context.request.get(url)).text();
  };
  context.on('response', (response) => {
    heard.responses += 1;
    const uid = uidAskedFor(response);
    const told = textOf(response)
      // A redirect, an answer that was given up, or a page that was left has no body.
      .catch(() => '')
      .then((text) => leaksIn(response.url(), text, uid));
    waiting.push(told);
  });
  context.on('page', (page) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        heard.messages += 1;
        waiting.push(Promise.resolve(leaksIn('socket', payload.toString(), onScreen)));
      }),
    ),
  );
  return {
    heard,
    ask: (question: Question) => (onScreen = question.uid),
    leaks: async () => (await Promise.all(waiting)).flat(),
  };
}

function uidAskedFor(response: Response): string | undefined {
  const asked = response.request().postData();
  return asked === null ? undefined : /"uid":"([A-Z]{3}-\d+)"/.exec(asked)?.[1];
}

it('tells a browser no key of any type before the answer is in, and tells it then', async () => {
  const user = await site.registerAndLogIn();
  const first = await openPage(browser, site, { as: user });
  const context = first.context();
  const heard = listen(context);
  const page = await context.newPage();
  await first.close();
  for (const address of ['/practice?section=ALL', '/statistics', '/mock-test', '/profile', '/dashboard']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }

  const ownTypes = typesOf('new_format');
  for (const type of answerableCodes) {
    const question = seeded(type);
    heard.ask(question);
    await page.goto(`/exercise?uid=${question.uid}&exercise=${type}`);
    // What is spoken has no button to submit before it is recorded.
    await page.getByText(new RegExp(`^${question.uid} · `)).waitFor();
    // The next question is fetched ahead, with its recording.
    // A type of another exam than the user's stands in no list of theirs.
    if (ownTypes.includes(type)) await page.getByRole('link', { name: 'Next question' }).waitFor();
    // Nothing is chosen, so nothing is taken; but an order of paragraphs that was left as it is would be an answer.
    if (type !== 'RRP') await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('button', { name: 'Question list' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: new RegExp(question.uid) })
      .waitFor();
    // Something of this person changes elsewhere, and the page is told so.
    const { messages } = heard.heard;
    await user.call(toggleFavoriteQuestion, { uid: question.uid, isFavorite: true });
    await expect.poll(() => heard.heard.messages).toBeGreaterThan(messages);
  }
  expect(await heard.leaks()).toEqual([]);
  expect(heard.heard.recordings).toBeGreaterThanOrEqual(7);
  expect(heard.heard.responses).toBeGreaterThan(100);

  // The search is no blind one: once an answer is in, its key is heard.
  const { uid, multichoice } = seeded('RSA');
  await page.goto(`/exercise?uid=${uid}`);
  await page.getByRole('radio', { name: multichoice[0] ?? '' }).click();
  await submitButton(page).click();
  await page.getByRole('heading', { name: /Score \d\/1/ }).waitFor();
  const leaks = await heard.leaks();
  expect(leaks.some((leak) => leak.endsWith('saveQuestionDone: correctAnswer'))).toBe(true);
}, 180_000);
