import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { createEmbeddedWriting } from '#services/analysis/embedded/embedded-writing.ts';
import { submitButton } from './exercise.ts';
import { borrowPage } from './support.ts';

const question = seeded('LCT');
/** The analysis of an installation, with its models. */
const analysis = createEmbeddedWriting();
let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ questions: [question.uid], temporal: true, analysis }),
    launchBrowser(),
    analysis.warmUp(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
  await analysis[Symbol.asyncDispose]();
});

it('the models score a written answer while the page waits, and mark its mistakes', async () => {
  const text = question.sampleAnswer
    .replace('exceptions', 'exeptions')
    .replace('desks stand', 'desks is standing');
  expect(text).toMatch(/exeptions.*is standing|is standing.*exeptions/s);
  const page = await borrowPage(browser, site, { as: await site.registerAndLogIn() });
  await page.goto(`/exercise?uid=${question.uid}`);
  await page.getByRole('textbox', { name: 'Your answer' }).fill(text);
  await page.getByRole('button', { name: 'I have heard enough' }).click();
  await submitButton(page).click();

  const outcome = page.getByRole('region', { name: /^Score [1-9]/ });
  await outcome.waitFor();
  const points = outcome.getByRole('list', { name: 'Key points' }).getByRole('listitem');
  await expect.poll(() => points.count()).toBe(question.keyPoints.length);
  await points.filter({ hasText: 'Stated' }).first().waitFor();
  const own = page.getByRole('region', { name: 'Your answer' });
  for (const [mark, suggestion] of [
    ['Spelling error: exeptions', 'exceptions'],
    ['Grammar error: is', 'are'],
  ] as const) {
    await own.getByRole('button', { name: mark, exact: true }).click();
    await page.getByRole('tooltip').getByText(suggestion, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
  }
});
