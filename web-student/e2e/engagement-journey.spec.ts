import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { dayMs } from '#domain/core/durations.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { createSurvey } from '#domain/surveys/admin-contract.ts';
import { wholeSurvey } from '#domain/surveys/testing/surveys.ts';
import { seedQuestions } from '#infra/seed/seed-questions.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { iso } from '#services/commerce/testing/promotion-settings.ts';
import { logInAfterSignUp, signUp, verifyByMail } from './sign-up.ts';
import { expectHeading, openPage } from './support.ts';

const exam: MockTestBlueprint = {
  mockTestId: 'short_exam',
  mockTestCategory: 'full',
  examType: 'new_format',
  name: 'Short exam',
  description: 'Two parts, each under its own time.',
  sections: [
    ...oneClock('reading', 300, [{ type: 'RFB' as const, count: 1 }]),
    ...oneClock('listening', 300, [{ type: 'LWD' as const, count: 1 }]),
  ],
};

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    // The server holds sign-ups from the referrer's network for an admin, so the friend uses another address.
    startTestSite({ mockTests: [exam], questions: 'none', temporal: true, settings: { trustedProxies: 1 } }),
    launchBrowser(),
  ]);
  const { RFB, LWD } = sampleQuestions;
  const reserved = [RFB, LWD].map((question) => ({ ...question, reserved: true }));
  await seedQuestions(site.storage.journal, new Date().toISOString(), reserved);
});
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function untilMockTestsShow(page: Page, text: string) {
  await expect
    .poll(async () => {
      await page.goto('/mock-test');
      await page.getByRole('region', { name: exam.name }).waitFor();
      return page.getByText(text).count();
    })
    .toBe(1);
}

it('leads a friend from a referral link over the sign-up to a reward, and the student to another', async () => {
  const student = await site.registerAndLogIn();
  const own = await openPage(browser, site, { as: student });
  await own.goto('/reward');
  await own.getByText('0 friends invited, 0 joined.').waitFor();
  const link = new URL(await own.getByLabel('Your link').inputValue());

  const page = await openPage(browser, site);
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.7' });
  const friend = { email: 'comes.by.a.link@example.com', password: 'a rather long password' };
  await page.goto(link.pathname + link.search);
  // The referral survives a visit to other pages before the sign-up.
  await expectHeading(page, 'Sign up');
  await page.goto('/pricing');
  await expectHeading(page, 'Plans and prices');
  await page.goto('/register');
  await signUp(page, friend);
  await verifyByMail(page, friend);
  await logInAfterSignUp(page, friend);
  await expectHeading(page, 'Dashboard');
  await untilMockTestsShow(page, 'You have 1 credit for a sectional test.');

  await expect
    .poll(async () => {
      await own.goto('/reward');
      return own.getByText(/^\d friends? invited/).textContent();
    })
    .toBe('1 friend invited, 1 joined.');
  await button(own, 'Claim your reward').click();
  await own.getByText('Congrats! Our team will contact you soon.').waitFor();
  await button(own, 'Claim your reward').waitFor({ state: 'detached' });
  await untilMockTestsShow(own, 'You have 1 credit for a sectional test.');
});

it('leads from a survey to a credit, and to a test that is started with it', async () => {
  const [admin, student] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  const page = await openPage(browser, site, { as: student });
  await untilMockTestsShow(page, 'Locked. You need a plan or a credit for a full test.');
  await admin.call(createSurvey, {
    ...wholeSurvey,
    startTime: iso(-dayMs),
    endTime: iso(dayMs),
    reason: 'Plan of the winter',
  });

  await page.getByRole('button', { name: /^Notifications/ }).click();
  const notifications = page.getByRole('dialog', { name: 'Notifications' });
  await notifications.getByRole('link', { name: /Complete survey/ }).click();
  await expectHeading(page, wholeSurvey.title);
  await page.getByRole('radio', { name: 'At school' }).check();
  await page.getByLabel('What would you change?').fill('More tests, please.');
  await page.reload();
  await expect.poll(() => page.getByLabel('What would you change?').inputValue()).toBe('More tests, please.');
  for (const [question, point] of [
    ['How clear are the reasons?', '4'],
    ['Would you recommend us?', '9'],
  ] as const) {
    const points = page.getByRole('radiogroup', { name: question });
    await points.getByRole('radio', { name: point, exact: true }).check();
  }
  await button(page, 'Send answers').click();
  await expectHeading(page, 'Thank you');
  await page.getByRole('link', { name: 'See the mock tests' }).click();
  await expectHeading(page, 'Mock Tests');
  await untilMockTestsShow(page, 'You have 1 credit for a full test.');

  const test = page.getByRole('region', { name: exam.name });
  await test.getByText('Costs your credit for a full test.').waitFor();
  await test.getByRole('button', { name: 'Start the test' }).click();
  await page.getByText(/· Question 1 of 1$/).waitFor();
  await page.goto('/profile');
  const credits = page.getByRole('table', { name: 'Your credits' });
  await credits.getByRole('row', { name: /^Used: short_exam/ }).waitFor();
  await credits.getByRole('row', { name: /^Reward: survey completed/ }).waitFor();

  await page.goto(`/survey?id=${wholeSurvey.surveyId}`);
  await page.getByRole('alert').getByText('Survey already completed!').first().waitFor();
});
