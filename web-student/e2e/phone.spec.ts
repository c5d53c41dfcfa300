import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { spokenTask, type SpokenCode } from '#domain/question-types/mechanisms/spoken-task.ts';
import { seedAccount } from '#infra/seed/seed-account.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { rightAnswer, seeded } from '#infra/testing/question-bank.ts';
import { settled } from './accessibility.ts';
import { button } from './spoken.ts';
import { expectNoSidewaysScroll, isInSight, openPage, type OpenOptions } from './support.ts';

/** 35 characters, as people have them. */
const login = { email: 'maximiliana.kowalczyk1@example.school', password: 'a long password' };
const question = seeded('RSA');

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  await seedAccount(site.dependencies, { ...login, platformAccess: 'student' }, new Date().toISOString());
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const openPhone = (options: OpenOptions = {}) =>
  openPage(browser, site, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    ...options,
  });

/** What is too small for a thumb: below 44 px high; a link within a text needs 24. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, select, input:not([type=radio], [type=checkbox]), summary',
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, .skip-link'))
      .map((element) => {
        const { height, width } = element.getBoundingClientRect();
        const isInText = getComputedStyle(element).display === 'inline';
        const least = isInText ? 18 : 44;
        return { name: element.textContent || element.ariaLabel, height: Math.round(height), width, least };
      })
      .filter(({ height, width, least }) => width > 1 && height < least)
      .map(({ name, height }) => `${name}: ${height} px`),
  );

it('fits a narrow phone with a long address, and every target fits a thumb', async () => {
  const user = await site.logIn(login);
  await user.call(saveQuestionDone, { uid: question.uid, answer: rightAnswer(question.uid), secondsUsed: 5 });
  const visitor = await openPhone();
  for (const address of ['/', '/login', '/register', '/microphone', '/practice?section=writing']) {
    await visitor.goto(address);
    await settled(visitor);
    await expectNoSidewaysScroll(visitor);
    expect.soft({ address, tooSmall: await tooSmall(visitor) }).toEqual({ address, tooSmall: [] });
  }
  const page = await openPhone({ as: user });
  for (const address of [
    '/dashboard',
    '/practice?section=ALL',
    `/exercise?uid=${question.uid}`,
    '/statistics',
    '/mock-test',
    '/mock-test/overview?id=free_mock_test',
    '/mock-test/introduction?id=free_mock_test',
    '/profile',
  ]) {
    await page.goto(address);
    await settled(page);
    await expectNoSidewaysScroll(page);
    expect.soft({ address, tooSmall: await tooSmall(page) }).toEqual({ address, tooSmall: [] });
  }
});

it('has "Start" in sight for each type that is spoken', async () => {
  const page = await openPhone({ as: await site.logIn(login) });
  for (const code of Object.keys(spokenTask) as SpokenCode[]) {
    await page.goto(`/exercise?uid=${seeded(code).uid}`);
    const start = button(page, 'Start');
    await expect.poll(() => start.getAttribute('aria-disabled')).toBe(null);
    await settled(page);
    // The foot grows by what comes later, and the recorder stands on it.
    await expect.poll(() => isInSight(start), { message: code }).toBe(true);
    await expectNoSidewaysScroll(page);
  }
});

it('has the sections of the exam in one row', async () => {
  const page = await openPhone();
  await page.goto('/practice');
  const rows = () =>
    page
      .getByRole('group', { name: 'Section' })
      .getByRole('button')
      .evaluateAll((buttons) => new Set(buttons.map((each) => each.getBoundingClientRect().top)).size);
  await expect.poll(rows).toBe(1);
});

it('leads everywhere by the bar at the bottom, which makes room for a question', async () => {
  const page = await openPhone({ as: await site.logIn(login) });
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [name, heading] of [
    ['Practice', 'Quick Practice'],
    ['Mock Tests', 'Mock Tests'],
    ['Statistics', /Statistics|No statistics yet/],
    ['Profile', 'My Profile'],
    ['Dashboard', 'Dashboard'],
  ] as const) {
    await bar.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  }
  await page.goto(`/exercise?uid=${question.uid}`);
  await page.getByRole('button', { name: 'Submit' }).waitFor();
  expect(await bar.count()).toBe(0);
  await expectNoSidewaysScroll(page);
});

it('tells nothing over Submit, and leads to the log-in from another session', async () => {
  const page = await openPhone({ as: await site.logIn(login) });
  await page.goto(`/exercise?uid=${question.uid}`);
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.waitFor();
  await site.logIn(login);
  const notice = page.getByRole('group').filter({ hasText: 'Other session detected!' });
  await notice.waitFor();
  const [told, pressed] = [await notice.boundingBox(), await submit.boundingBox()];
  expect(told && pressed && told.y + told.height <= pressed.y).toBe(true);
  await notice.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  expect(new URL(page.url()).searchParams.get('redirect')).toContain(question.uid);
});

it.each([360, 1280])('answers a free question on the home page at %i px', async (width) => {
  const page = await openPage(browser, site, { viewport: { width, height: 800 } });
  await page.goto('/');
  const card = page.getByRole('region', { name: 'A free question' });
  await card.getByRole('button', { name: 'Check my answer' }).click();
  await card.getByText('There is no answer yet.').waitFor();
  await page.getByText(/^\d+ questions of \d+ types so far\. \d+ of them are free/).waitFor();
  await card.getByRole('radio').first().click();
  await card.getByRole('button', { name: 'Check my answer' }).click();
  const verdict = card.getByRole('heading', { name: /^(Right\.|Not right\. The answer is [A-D]\.)$/ });
  await verdict.waitFor();
  await card
    .getByText(/^Why [A-D]$/)
    .first()
    .waitFor();
  await expectNoSidewaysScroll(page);
  if (width > 500) {
    await card.getByRole('link', { name: 'Next free question' }).click();
    await page.getByRole('button', { name: 'Submit' }).waitFor();
  } else {
    await card.getByRole('link', { name: 'Sign up to keep your scores' }).click();
    await page.getByRole('heading', { name: 'Sign up', level: 1 }).waitFor();
  }
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Try a free question' }).click();
  await page.getByRole('button', { name: 'Submit' }).waitFor();
});
