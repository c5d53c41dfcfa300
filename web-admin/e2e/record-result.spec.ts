import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { writingSprint } from '#domain/mock-tests/testing/writing-sprint.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { analyse, publishSprint, sitSprint } from '#infra/testing/written-sitting.ts';
import { expectAccessible, openWindow } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  // Without workflows no result is recorded but by hand.
  [site, browser] = await Promise.all([
    startTestSite({ mockTests: [writingSprint], questions: 'none' }),
    launchBrowser(),
  ]);
  await publishSprint(site);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

test('the result of a sitting that was handed in is recorded by hand, once its scores are there', async () => {
  const [admin, student] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  const { sessionId, written } = await sitSprint(student);
  const page = await openWindow(browser, site, { as: admin, viewport: { width: 1440, height: 800 } });
  await page.goto('/admin/#/mock-tests');
  const row = page.getByRole('row').filter({ hasText: student.email });
  await row.getByText('Handed in').waitFor();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Record the result' }).click();
  await page.getByText('Answers are still being scored.').waitFor();

  for (const uid of written) await analyse(site, student, sessionId, uid);
  await row.getByRole('button', { name: 'Record the result' }).click();
  await page.getByText('The result is recorded.').waitFor();
  await row.getByText('Scored', { exact: true }).waitFor();
  await row.getByRole('cell', { name: /^\d+ of 17$|^\d+\/17$/ }).waitFor();
});
