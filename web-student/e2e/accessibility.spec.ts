import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { toggleFavoriteQuestion, saveQuestionDone } from '#domain/practice/contract.ts';
import { fetchQuestions } from '#domain/questions/contract.ts';
import { emptyAnswerOf } from '#domain/question-types/registry.ts';
import { eventually, type TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { rightAnswer, seeded } from '#infra/testing/question-bank.ts';
import { expectRoomEnough, expectScheme, expectSound, looks, settled } from './accessibility.ts';
import { borrowPage, logIn, openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ settings: { readingSprintSeconds: 600 } }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const asVisitor = [
  '/',
  '/login',
  '/register',
  '/verify',
  '/verify?token=x',
  '/practice',
  '/practice?section=reading&search=zzzz',
  '/exercise?uid=RSA-0006',
  '/exercise?uid=RSA-9999',
  '/statistics',
  '/microphone',
  '/receipt',
  '/not-found',
  '/nowhere',
];
const asStudent = [
  '/dashboard',
  '/practice?section=ALL',
  '/practice?section=listening&status=wrong',
  '/statistics',
  '/mock-test',
  '/profile?openSettings=true',
];

/** Some right and some wrong answers, so that lists, statistics and reviews have something to show. */
async function answerSome(user: TestUser) {
  const questions = [
    seeded('RSA'),
    seeded('RSA', { nth: 1 }),
    seeded('RFB'),
    seeded('LWD'),
    seeded('LIW'),
  ] as const;
  for (const [place, question] of questions.entries()) {
    const answer = place % 2 === 0 ? rightAnswer(question.uid) : emptyAnswerOf(question.type);
    await user.call(saveQuestionDone, { uid: question.uid, answer, secondsUsed: 20 });
  }
  await user.call(toggleFavoriteQuestion, { uid: seeded('RMA').uid, isFavorite: true });
  await eventually(async () => {
    expect((await user.call(fetchQuestions, { status: 'done' })).body.total).toBe(questions.length);
  });
}

describe.each(looks)('in %s at %i px', (colorScheme, width) => {
  it('every page is sound', async () => {
    const page = await borrowPage(browser, site, { colorScheme, viewport: { width, height: 800 } });
    const look = async (address: string) => {
      await page.goto(address);
      await settled(page);
      await expectSound(page);
    };
    for (const address of asVisitor) await look(address);
    await expectScheme(page, colorScheme);
    await page.goto('/practice');
    await page.getByRole('combobox', { name: 'Exam' }).selectOption('Academic (Old)');
    await page.getByRole('dialog', { name: 'About the old format' }).waitFor();
    await expectSound(page, 'the notice on the old format');

    const user = await site.registerAndLogIn();
    await answerSome(user);
    await logIn(page, user);
    for (const address of asStudent) {
      await look(address);
      for (const entry of await page.locator('.side-bar a').all()) await expectRoomEnough(entry);
    }
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).waitFor();
    await expectSound(page, 'the profile menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor();
    await expectSound(page, 'the notifications');
    await page.keyboard.press('Escape');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog', { name: 'Delete your account for good?' }).waitFor();
    await expectSound(page, 'the dialog before an account is deleted');
  });

  it('the mock test is sound, from its start to its result', async () => {
    const page = await openPage(browser, site, {
      as: await site.registerAndLogIn(),
      colorScheme,
      viewport: { width, height: 800 },
    });
    await page.goto('/mock-test');
    await page
      .getByRole('region', { name: 'Reading sprint' })
      .getByRole('button', { name: 'Start the test' })
      .click();
    await page.getByText('Reading sprint · Question 1 of 5').waitFor();
    await expectSound(page, 'the first question of a test');
    await page.getByRole('button', { name: 'Submit and go on' }).click();
    const asking = page.getByRole('dialog', { name: 'Go on without an answer?' });
    await asking.waitFor();
    await expectSound(page, 'the dialog before an empty answer');
    await asking.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('button', { name: 'Hand in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hand in the test now?' });
    await dialog.waitFor();
    await expectSound(page, 'the dialog before a test is handed in');
    await dialog.getByRole('button', { name: 'Hand in now' }).click();
    await page.getByRole('heading', { name: /your result/ }).waitFor();
    await expectSound(page, 'the result of a test');
    await page.goto('/mock-test');
    await settled(page);
    await expectSound(page);
    await expectScheme(page, colorScheme);
  });
});

it('keeps the choice of dark mode', async () => {
  const page = await borrowPage(browser, site, { colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Dark mode', pressed: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('isNightMode'))).toBe('true');
});
