import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import * as contract from '#domain/mock-tests/contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { rightAnswer } from '#infra/testing/question-bank.ts';
import { expectSound } from './accessibility.ts';
import { borrowPage } from './support.ts';

let site: TestSite;
let browser: Browser;
let user: TestUser;
/** Two sittings of the sprint: one all right but for one question, one left empty. */
let [good, empty]: [string, string] = ['', ''];
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({
      questions: ['RSA-0007', 'RSA-0008', 'RRP-0007', 'RFB-0019', 'RFB-0020'],
      temporal: true,
    }),
    launchBrowser(),
  ]);
  user = await site.registerAndLogIn();
  good = await sit(4);
  empty = await sit(0);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** Sits the sprint, answers so many questions rightly and hands in. */
async function sit(right: number): Promise<string> {
  let { body } = await user.call(contract.startMockTest, { mockTestId: 'reading_sprint_1' });
  const { sessionId } = body;
  for (let count = 0; count < right; count += 1) {
    const uid = body.question?.uid ?? '';
    ({ body } = await user.call(contract.saveMockTestQuestion, { sessionId, uid, answer: rightAnswer(uid) }));
  }
  await user.call(contract.submitMockTest, { sessionId });
  return sessionId;
}

async function openScorecard(id: string, width = 1200): Promise<Page> {
  const page = await borrowPage(browser, site, { as: user, viewport: { width, height: 800 } });
  await page.goto(`/mock-test/scorecard?id=${id}`);
  await page.getByRole('heading', { name: 'Your scorecard' }).waitFor();
  return page;
}

it('shows an estimate with its range, and its arithmetic to the last step', async () => {
  const page = await openScorecard(good);
  await page.getByText('No overall estimate').waitFor();
  await page.getByText('nothing scored for speaking, writing or listening').waitFor();
  const skills = page.getByRole('region', { name: 'Skills' });
  const [, value = '', low = '', high = ''] =
    /Reading(\d+) (\d+) to (\d+) · 5 questions/.exec(
      (await skills.getByRole('listitem').textContent()) ?? '',
    ) ?? [];
  expect(Number(low)).toBeLessThanOrEqual(Number(value));
  expect(Number(high)).toBeGreaterThanOrEqual(Number(value));
  await skills.getByText('Show as a table').click();
  await skills.getByRole('cell', { name: `${low}–${high}` }).waitFor();

  await page.getByText('How this was computed').click();
  const sum = page.getByRole('region', { name: 'Reading, computed' });
  expect(await sum.getByRole('rowheader').last().textContent()).toMatch(
    new RegExp(`^10 \\+ 80 × [\\d.]+% = ${value}$`),
  );
  await page.getByRole('region', { name: 'Time', exact: true }).getByText('for 4 answers').waitFor();
  await expectSound(page, 'a scorecard');
});

it('tells what would raise the score most, and what it would be then', async () => {
  const page = await openScorecard(empty);
  const region = page.getByRole('region', { name: 'What if' });
  await region.getByText('The two types that would raise you most').waitFor();
  await region.getByText('Pull a type up or down').click();
  const reading = region.getByRole('definition');
  expect(await reading.textContent()).toBe('10');
  const blanks = region.getByRole('slider', { name: /^R\/W Fill in Blanks/ });
  await blanks.focus();
  await blanks.press('End');
  await expect.poll(() => reading.textContent()).toMatch(/^\d\d \+\d+$/);
  await expectSound(page, 'the sliders of a scorecard');
  await region.getByRole('button', { name: 'As it was' }).click();
  await expect.poll(() => reading.textContent()).toBe('10');
  await region
    .getByRole('link', { name: /^Practise / })
    .first()
    .click();
  await page.waitForURL(/\/exercise\?exercise=R/);
  expect(page.url()).not.toContain('scorecard');
});

it('is reached from the result, on a phone, and leads back to every answer', async () => {
  const page = await borrowPage(browser, site, { as: user, viewport: { width: 360, height: 740 } });
  await page.goto(`/mock-test/results?id=${good}`);
  await page.getByRole('link', { name: 'Scorecard' }).click();
  await page.getByRole('heading', { name: 'Your scorecard' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectSound(page, 'a scorecard on a phone');
  await page.getByRole('link', { name: 'See every answer' }).click();
  await page.getByRole('heading', { name: /your result/ }).waitFor();
  await page.goto(`/mock-test/scorecard/${good}`);
  await page.getByRole('heading', { name: 'Your scorecard' }).waitFor();
});

it("says nothing of a sitting that is not there or is another's", async () => {
  const other = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: other });
  for (const id of [good, '00000000-0000-4000-8000-000000000000', 'nothing']) {
    await page.goto(`/mock-test/scorecard?id=${id}`);
    await page.getByRole('heading', { name: 'No such test' }).waitFor();
  }
  expect(await page.getByRole('link', { name: 'Go to the mock tests' }).count()).toBe(1);
});

it('shows the course over time, and one sitting beside another', async () => {
  const page = await borrowPage(browser, site, { as: user, viewport: { width: 360, height: 740 } });
  await page.goto('/mock-test');
  const course = page.getByRole('region', { name: 'Your tests over time', exact: true });
  await course.getByLabel('Score to follow').selectOption('Reading');
  await course.getByText('Show as a table').click();
  expect(await course.getByRole('rowheader').count()).toBe(2);
  await expectSound(page, 'the course over time');

  await page.goto(`/mock-test/scorecard?id=${good}`);
  const compare = page.getByRole('region', { name: 'Beside another test' });
  await compare.getByLabel('The other test').selectOption({ index: 1 });
  const row = compare.getByRole('row', { name: /^Reading/ });
  expect(await row.textContent()).toMatch(/^Reading10 \(10–\d+\)\d+ \(\d+–\d+\)\+\d+$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectSound(page, 'two sittings side by side');
});

it('asks before an address hands a running test in', async () => {
  const { body } = await user.call(contract.startMockTest, { mockTestId: 'reading_sprint_1' });
  const page = await borrowPage(browser, site, { as: user });
  await page.goto(`/mock-test/results?id=${body.sessionId}`);
  await page.getByRole('heading', { name: 'This test is still running' }).waitFor();
  expect(await page.getByRole('button', { name: 'Hand in now' }).count()).toBe(0);
  await page.goto(`/mock-test/results?id=${body.sessionId}&submit=true`);
  await page.getByRole('link', { name: 'Go on with the test' }).click();
  await page.getByText('Reading sprint · Question 1 of 5').waitFor();
  await page.goto(`/mock-test/results?id=${body.sessionId}&submit=true`);
  await page.getByRole('button', { name: 'Hand in now' }).click();
  await page.getByRole('heading', { name: /your result/ }).waitFor();
  // Loaded again, the same address shows the result.
  await page.reload();
  await page.getByText('You handed the test in.').waitFor();
  expect(await page.getByRole('button', { name: 'Hand in now' }).count()).toBe(0);
});

it('says on a narrow screen why a desk is better, and lets everyone go on', async () => {
  const page = await borrowPage(browser, site, { as: user, viewport: { width: 899, height: 800 } });
  await page.goto('/mock-test');
  await page.getByRole('link', { name: 'See why, and what works here' }).click();
  await page.getByRole('heading', { name: 'A whole test is better at a desk' }).waitFor();
  await expectSound(page, 'why a desk is better');
  await page.getByRole('link', { name: 'Go on here' }).click();
  await page.getByRole('heading', { name: 'Mock Tests', level: 1 }).waitFor();
  await page.setViewportSize({ width: 900, height: 800 });
  await expect.poll(() => page.getByRole('link', { name: 'See why, and what works here' }).count()).toBe(0);

  const visitor = await borrowPage(browser, site, { viewport: { width: 360, height: 740 } });
  await visitor.goto('/desktop-only');
  await visitor.getByRole('heading', { name: 'This is better at a desk' }).waitFor();
  await visitor.getByRole('link', { name: 'Practise instead' }).click();
  await visitor.waitForURL('**/practice');
});
