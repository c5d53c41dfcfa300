import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import * as contract from '#domain/mock-tests/contract.ts';
import { startingAnswerTo } from '#domain/question-types/registry.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { rightAnswer } from '#infra/testing/question-bank.ts';
import { expectSound, looks } from './accessibility.ts';
import { borrowPage, expectNoSidewaysScroll } from './support.ts';

let site: TestSite;
let browser: Browser;
let user: TestUser;
let sessionId = '';
/** The second and the fourth question are right, the last one has no answer. */
const right = [1, 3];
beforeAll(async () => {
  // There are no workflows: the result is recorded by handing in.
  [site, browser] = await Promise.all([
    startTestSite({ questions: ['RSA-0007', 'RSA-0008', 'RRP-0007', 'RFB-0019', 'RFB-0020'] }),
    launchBrowser(),
  ]);
  user = await site.registerAndLogIn();
  let { body } = await user.call(contract.startMockTest, { mockTestId: 'reading_sprint_1' });
  ({ sessionId } = body);
  for (let index = 0; index < 4; index += 1) {
    const { question } = body;
    if (!question) throw new Error('The sprint has ended early');
    const { uid } = question;
    const answer = right.includes(index) ? rightAnswer(uid) : startingAnswerTo(question);
    ({ body } = await user.call(contract.saveMockTestQuestion, { sessionId, uid, answer }));
  }
  await user.call(contract.submitMockTest, { sessionId });
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const results = () => `/mock-test/results?id=${sessionId}`;
const question = (page: Page, number: number) => page.getByText(`Question ${number} of 5`).waitFor();
const way = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Through the test' }).getByRole('link', { name, exact: true });

it('leads through the questions that lost points, and round again', async () => {
  const page = await borrowPage(browser, site, { as: user });
  await page.goto(results());
  await page.getByRole('link', { name: 'Review one by one' }).click();
  await question(page, 1);
  // As in the test, the bars are away.
  expect(await page.getByRole('banner').count()).toBe(0);
  for (const number of [3, 5, 1]) {
    await way(page, 'Next with points lost').click();
    await question(page, number);
  }
  await way(page, 'Next').click();
  await question(page, 2);
  await page.getByText(/^(\d) of \1 points · \d:\d\d, target 3:00$/).waitFor();
  await way(page, 'Previous').click();
  await question(page, 1);
  await page.getByRole('region', { name: /^Score / }).waitFor();
  await page.getByRole('navigation', { name: 'Questions of this test' }).getByRole('link').last().click();
  await question(page, 5);
  await page.getByText('Not answered').waitFor();
  expect(await way(page, 'Next').count()).toBe(0);
  await way(page, 'Back to the result').click();
  await page.getByRole('heading', { name: 'Reading sprint: your result' }).waitFor();
  await page.getByRole('banner').waitFor();
});

it('is an address of its own, goes by keys, and leads to practice of the type', async () => {
  const page = await borrowPage(browser, site, { as: user });
  await page.goto(`${results()}&item=4`);
  await question(page, 4);
  await page.reload();
  await question(page, 4);
  for (const [key, number] of [
    ['p', 3],
    ['n', 4],
    ['Alt+ArrowDown', 5],
  ] as const) {
    await page.keyboard.press(key);
    await question(page, number);
  }
  await way(page, 'Practise this type').click();
  await page.waitForURL(
    ({ pathname, search }) => pathname === '/exercise' && /exercise=R(SA|FB)/.test(search),
  );
  await page.goBack();
  await question(page, 5);
  await page.keyboard.press('l');
  await page.getByRole('heading', { name: 'Reading sprint: your result' }).waitFor();
  for (const item of ['6', '0', 'x', '1.5']) {
    await page.goto(`${results()}&item=${item}`);
    await page.getByRole('heading', { name: 'Reading sprint: your result' }).waitFor();
    await page.getByRole('banner').waitFor();
    expect(new URL(page.url()).searchParams.has('item')).toBe(false);
  }
});

describe.each(looks)('in %s at %i px', (colorScheme, width) => {
  it('is sound', async () => {
    const page = await borrowPage(browser, site, { as: user, colorScheme, viewport: { width, height: 800 } });
    await page.goto(`${results()}&item=3`);
    await question(page, 3);
    await page.getByRole('region', { name: /^Score / }).waitFor();
    await expectSound(page, 'a question of a result alone');
    await expectNoSidewaysScroll(page);
  });
});
