import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { seedAccount } from '#infra/seed/seed-account.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { rightAnswer, seeded } from '#infra/testing/question-bank.ts';
import { settled } from './accessibility.ts';
import { expectNoSidewaysScroll, openPage, type OpenOptions } from './support.ts';

/** A long address, of 35 characters. */
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

/** Targets below 44 px, or below 18 px for a link within a text. Styles for touch screens enlarge them. */
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
