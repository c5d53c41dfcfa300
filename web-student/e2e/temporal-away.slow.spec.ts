import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { startOwnTemporal, type OwnTemporal } from '#infra/testing/servers/own-temporal.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { createQuickAnalysis } from '#services/analysis/testing/quick-analysis.ts';
import { submitButton } from './exercise.ts';
import { openPage } from './support.ts';

const { uid, sampleAnswer } = seeded('WSC');
const works = createQuickAnalysis();
const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];

let temporal: OwnTemporal;
let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  temporal = await startOwnTemporal();
  [site, browser] = await Promise.all([
    startTestSite({
      questions: [uid],
      temporal,
      analysis: {
        async score(written) {
          begun.resolve();
          await released.promise;
          return works.score(written);
        },
      },
    }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  released.resolve();
  await browser.close();
  await site[Symbol.asyncDispose]();
  await temporal[Symbol.asyncDispose]();
});

async function answer(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Your answer' }).fill(text);
  await submitButton(page).click();
}

it('the score reaches the page although Temporal is down during or before the answer', async () => {
  const page = await openPage(browser, site, { as: await site.registerAndLogIn() });
  await page.clock.install();
  const scores = page.getByRole('region', { name: /^Score \d/ });
  await page.goto(`/exercise?uid=${uid}`);
  await answer(page, sampleAnswer);
  await begun.promise;
  await temporal.stop();
  released.resolve();
  await scores.waitFor();

  await page.getByRole('button', { name: 'Try again' }).click();
  await answer(page, `Once more. ${sampleAnswer}`);
  const attempts = page.getByRole('region', { name: 'Your attempts' });
  await page.clock.fastForward(31_000);
  const notice = page.getByRole('status').filter({ hasText: 'Your score is on its way' });
  await notice.waitFor();
  await page.reload();
  await notice.waitFor();
  await page.getByRole('region', { name: 'Your answer' }).getByText('Once more.').waitFor();
  expect(await scores.count()).toBe(0);
  await temporal.start();
  await scores.waitFor();
  await expect.poll(() => notice.count()).toBe(0);
  await expect.poll(() => attempts.getByText(/^Score \d+\/\d+$/).count()).toBe(2);
});
