import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { timeLeft } from './clock-text.ts';
import { borrowPage, expectNoSidewaysScroll, savedHere } from './support.ts';

/** Kept for tests, as many of each type as the sprint draws. */
const questions = ['RSA-0007', 'RSA-0008', 'RRP-0007', 'RFB-0019', 'RFB-0020'];

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  // There are no workflows: what ends the test here is the student's page alone.
  [site, browser] = await Promise.all([startTestSite({ questions }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** Answers the question on the screen somehow, whichever of the three types it is of. */
async function answerSomehow(page: Page) {
  const [option, blank] = [page.getByRole('radio').first(), page.getByLabel('Blank 1')];
  const paragraphs = page.getByRole('list', { name: 'Paragraphs in your order' });
  await option.or(blank).or(paragraphs).waitFor();
  if (await option.isVisible()) await option.click();
  if (await blank.isVisible()) await blank.selectOption({ index: 1 });
  if (await paragraphs.isVisible()) {
    // Down and up again, by the arrows and by the keys.
    await paragraphs.getByRole('button', { name: 'Move paragraph A down' }).click();
    await paragraphs.getByRole('button', { name: 'Move paragraph A up' }).click();
    const grip = paragraphs.getByRole('button', { name: /^Paragraph A, / });
    for (const key of ['Space', 'ArrowDown', 'Space']) await grip.press(key);
    await paragraphs.getByRole('button', { name: /^Paragraph A, 2 of / }).waitFor();
  }
}

/** A sprint whose last question is answered and not yet submitted. */
async function openLastQuestion(): Promise<Page> {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user });
  await page.goto('/mock-test');
  await page.getByRole('button', { name: 'Start the test' }).click();
  for (const number of [1, 2, 3, 4]) {
    await page.getByText(`Reading sprint · Question ${number} of 5`).waitFor();
    await answerSomehow(page);
    await page.getByRole('button', { name: 'Submit and go on' }).click();
  }
  await page.getByText('Reading sprint · Question 5 of 5').waitFor();
  await answerSomehow(page);
  return page;
}

const finish = (page: Page) => page.getByRole('button', { name: 'Submit and finish' }).click();

async function expectResult(page: Page) {
  await page.getByRole('heading', { name: /your result/ }).waitFor();
  await page.getByText('You answered every question.').waitFor();
}

/** Counts how often the page hands the test in. */
function countHandIns(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/submitMockTest')) sent.push(request.postData() ?? '');
  });
  return sent;
}

it('hands the test in with the last answer, once, and leads to the result', async () => {
  const page = await openLastQuestion();
  const sent = countHandIns(page);
  await finish(page);
  await expectResult(page);
  expect(sent).toHaveLength(1);
  await page.goto('/mock-test');
  const result = page.getByRole('link', { name: 'See the result' });
  await result.waitFor();
  expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(0);
  await result.click();
  await expectResult(page);
  await page.getByRole('button', { name: 'Show in the text' }).first().click();
  await page.getByRole('button', { name: 'Take the mark away' }).click();
  await page.getByText('How this is scored', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Back to the mock tests' }).click();
  await page.getByRole('heading', { name: 'Mock Tests', level: 1 }).waitFor();
});

it('goes on with the test where one thinks better of it, and past a question without an answer', async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user });
  await page.goto('/mock-test');
  await page.getByRole('button', { name: 'Start the test' }).click();
  const dialog = page.getByRole('dialog');
  for (const [asked, answer] of [
    ['Hand in', 'Close'],
    ['Hand in', 'Go on with the test'],
    ['Submit and go on', 'Close'],
  ] as const) {
    await page.getByRole('button', { name: asked, exact: true }).click();
    await dialog.getByRole('button', { name: answer, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Reading sprint · Question 1 of 5').waitFor();
  }
  await page.getByRole('button', { name: 'Submit and go on' }).click();
  await dialog.getByRole('button', { name: 'Go on', exact: true }).click();
  await page.getByText('Reading sprint · Question 2 of 5').waitFor();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Continue the test' }).click();
  await page.getByText('Reading sprint · Question 2 of 5').waitFor();
  for (const name of ['Continue the test', 'Continue']) {
    await page.goto('/mock-test');
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByText('Reading sprint · Question 2 of 5').waitFor();
  }
  expect(await page.getByText('Not answered').count()).toBe(0);
});

it('resumes after a reload, and is sat in one window at a time', async () => {
  const page = await borrowPage(browser, site, { as: await site.registerAndLogIn() });
  await page.goto('/mock-test');
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.getByText('Reading sprint · Question 1 of 5').waitFor();
  await answerSomehow(page);
  const before = await timeLeft(page);
  expect(before).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Submit and go on' }).click();
  await page.getByText('Reading sprint · Question 2 of 5').waitFor();
  await page.reload();
  await page.getByText('Reading sprint · Question 2 of 5').waitFor();
  expect(await timeLeft(page)).toBeLessThanOrEqual(before);

  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByText('Reading sprint · Question 2 of 5').waitFor();
  // Told by the live channel, untouched.
  await page.getByRole('heading', { name: 'You go on with this test elsewhere' }).waitFor();
  await answerSomehow(second);
  await second.getByRole('button', { name: 'Submit and go on' }).click();
  await second.getByText('Reading sprint · Question 3 of 5').waitFor();
  await page.getByRole('button', { name: 'Go on here' }).click();
  await page.getByText('Reading sprint · Question 3 of 5').waitFor();
  await second.getByRole('heading', { name: 'You go on with this test elsewhere' }).waitFor();
});

it('keeps the last answer while the line is down, and finishes when it is up again', async () => {
  const page = await openLastQuestion();
  await page.context().setOffline(true);
  await finish(page);
  await page.getByText(savedHere).waitFor();
  await page.context().setOffline(false);
  await expectResult(page);
});

it('says that the test cannot be handed in, and goes on by itself once the line is back', async () => {
  const page = await openLastQuestion();
  await page.route('**/submitMockTest', (route) => route.abort());
  // What the first one is told is none of what passes by itself.
  await page.route(
    '**/submitMockTest',
    (route) =>
      route.fulfill({
        status: 404,
        json: { code: 'mock_test_not_found', message: 'No such test.', errors: {} },
      }),
    { times: 1 },
  );
  const sent = countHandIns(page);
  await finish(page);
  await page.getByRole('heading', { name: 'Your test is not handed in yet' }).waitFor();
  await page.getByRole('button', { name: 'Hand in again' }).click();
  await page.getByRole('heading', { name: 'Your test is being handed in' }).waitFor();
  await page.getByRole('alert').filter({ hasText: 'Nothing is lost' }).waitFor();
  await page.unroute('**/submitMockTest');
  await expectResult(page);
  expect(sent.length).toBeGreaterThan(1);
});

it('tells the result by question, with time and points, opens what was missed, and practises it', async () => {
  const page = await openLastQuestion();
  await finish(page);
  await expectResult(page);
  await page.getByText(/^\d of 5 questions right · 0:\d\d for your answers$/).waitFor();
  const jumps = page.getByRole('navigation', { name: 'Questions of this test' }).getByRole('link');
  const chips = await jumps.allInnerTexts();
  expect(chips).toHaveLength(5);
  const missed: number[] = [];
  for (const [index, chip] of chips.entries()) {
    const [, points, maximum] = /(\d+)\/(\d+)\s*0:\d\d$/.exec(chip) ?? [];
    if (points !== maximum) missed.push(index + 1);
    const explained = page
      .getByRole('region', { name: `Question ${index + 1}`, exact: true })
      .getByRole('region', { name: /^Score / });
    await expect.poll(() => explained.count()).toBe(points === maximum ? 0 : 1);
    await jumps.nth(index).click();
    await explained.waitFor();
    expect((await explained.page().evaluate(() => document.activeElement?.tagName)) ?? '').toBe('SUMMARY');
    for (const isShown of [false, true]) {
      await page.keyboard.press('Enter');
      await expect.poll(() => explained.isVisible()).toBe(isShown);
    }
  }
  // Options, blanks and an order that were taken as they came: not all of it is right.
  expect(missed.length).toBeGreaterThan(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expectResult(page);
  await page.getByRole('region', { name: /^Score / }).waitFor();
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4500);
  await page.getByRole('link', { name: 'Practise what I missed' }).click();
  // Its own questions are kept for tests, and this bank has no others.
  await page.getByRole('heading', { name: 'Nothing left to do here' }).waitFor();
  expect(new URL(page.url()).searchParams.get('exercise')).toMatch(/^(RSA|RRP|RFB)$/);
  await page.getByRole('link', { name: 'Back to practice' }).click();
  await page.getByRole('heading', { name: 'Quick Practice' }).waitFor();
});
