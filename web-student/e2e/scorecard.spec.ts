import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import * as contract from '#domain/mock-tests/contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { rightAnswer } from '#infra/testing/question-bank.ts';
import { openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
let user: TestUser;
let sessionId: string;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ questions: ['RSA-0007', 'RSA-0008', 'RRP-0007', 'RFB-0019', 'RFB-0020'] }),
    launchBrowser(),
  ]);
  user = await site.registerAndLogIn();
  const { body } = await user.call(contract.startMockTest, { mockTestId: 'reading_sprint_1' });
  ({ sessionId } = body);
  const uid = body.question?.uid ?? '';
  await user.call(contract.saveMockTestQuestion, { sessionId, uid, answer: rightAnswer(uid) });
  await user.call(contract.submitMockTest, { sessionId });
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

it('leads to a receipt, whose file a visitor checks without a connection', async () => {
  const page = await openPage(browser, site, { as: user });
  await page.goto(`/mock-test/scorecard?id=${sessionId}`);
  await page.getByRole('link', { name: 'Receipt' }).click();
  await page.getByText('1 of 5', { exact: true }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`ninety-receipt-${sessionId}.json`);
  const buffer = await readFile(await download.path());

  const visitor = await openPage(browser, site);
  await visitor.goto('/receipt');
  await visitor.getByRole('heading', { name: 'Check a receipt' }).waitFor();
  await visitor.context().setOffline(true);
  const [chooser] = await Promise.all([
    visitor.waitForEvent('filechooser'),
    visitor.getByRole('button', { name: 'File of the receipt' }).click(),
  ]);
  await chooser.setFiles({ name: 'receipt.json', mimeType: 'application/json', buffer });
  await visitor.getByText('This receipt is genuine').waitFor();
  await visitor.getByText(sessionId).waitFor();
});

it('prints on one page of A4, without its controls', async () => {
  const page = await openPage(browser, site, { as: user, colorScheme: 'dark' });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-was-printed', '');
  });
  await page.goto(`/mock-test/scorecard?id=${sessionId}`);
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await page.locator('[data-was-printed]').count()).toBe(1);
  // As many types and skills as a whole exam has.
  await page.evaluate(() => {
    for (const [list, length] of [
      ['.scorecard-types tbody', 22],
      ['.scorecard-figures', 10],
    ] as const) {
      const parent = document.querySelector(list);
      const [row] = parent?.children ?? [];
      if (!parent || !row) throw new Error(`There is no ${list}`);
      const missing = length - parent.children.length;
      parent.append(...Array.from({ length: missing }, () => row.cloneNode(true)));
    }
  });
  const sheet = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.scorecard > .mantine-Paper-root').first();
  const colors = () =>
    paper.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });
  await expect.poll(colors).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  await page.getByRole('heading', { name: 'Question types' }).waitFor();
  for (const hidden of ['Share', 'Print', 'As it was'])
    expect(await page.getByRole('button', { name: hidden }).count()).toBe(0);
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('region', { name: 'What if' }).count()).toBe(0);
});
