import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser } from '#domain/accounts/contract.ts';
import { canonicalJson } from '#domain/core/canonical-json.ts';
import * as contract from '#domain/mock-tests/contract.ts';
import { fetchMockTestReceipt } from '#domain/mock-tests/receipt-contract.ts';
import { eventually, type TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { rightAnswer } from '#infra/testing/question-bank.ts';
import { borrowWindow, expectAccessible, expectNoSidewaysScroll } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  const questions = ['RSA-0007', 'RSA-0008', 'RRP-0007', 'RFB-0019', 'RFB-0020'];
  [site, browser] = await Promise.all([startTestSite({ questions }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** The receipt of a test of which one question was answered. */
async function receiptOf(student: TestUser) {
  const { body } = await eventually(() =>
    student.call(contract.startMockTest, { mockTestId: 'reading_sprint_1' }),
  );
  const { sessionId, question } = body;
  const uid = question?.uid ?? '';
  await student.call(contract.saveMockTestQuestion, { sessionId, uid, answer: rightAnswer(uid) });
  await student.call(contract.submitMockTest, { sessionId });
  return (await student.call(fetchMockTestReceipt, { sessionId })).body;
}
const put = (page: Page, text: string) =>
  page.getByLabel('File of the receipt').setInputFiles({
    name: 'receipt.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

test.each([
  [360, 'light'],
  [1440, 'dark'],
] as const)('a receipt is checked against the history, at %i px in %s', async (width, colorScheme) => {
  const [admin, ann, ben] = await Promise.all([
    site.admin(),
    site.registerAndLogIn(),
    site.registerAndLogIn(),
  ]);
  const [own, other] = await Promise.all([receiptOf(ann), receiptOf(ben)]);
  const page = await borrowWindow(browser, site, {
    as: admin,
    viewport: { width, height: 800 },
    colorScheme,
  });
  await page.goto('/admin/#/receipts');
  await put(page, canonicalJson(own));
  await page.getByText('The signature holds').waitFor();
  await page.getByText('It goes with the history', { exact: true }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, width);

  // One bit of a time.
  const changed = { ...own, receipt: { ...own.receipt, handedInEvent: own.receipt.handedInEvent ^ 1 } };
  await put(page, canonicalJson(changed));
  await page.getByText('The file was changed').waitFor();
  await page.getByText('It differs from the history').waitFor();
  await page.getByText(/^It has the event of handing in as \d+, the history as \d+\.$/).waitFor();
  await expectAccessible(page);

  // The signature of one under the facts of another.
  await put(page, canonicalJson({ ...other, receipt: own.receipt }));
  await page.getByText('The file was changed').waitFor();
  await page.getByText('It goes with the history', { exact: true }).waitFor();
  await put(page, JSON.stringify(own, null, 2));
  await page.getByText('This is no receipt as we give them').waitFor();
  await expect
    .poll(() => page.getByText('the history', { exact: false }).getByText('goes with').count())
    .toBe(0);

  await ann.call(deleteUser, { password: ann.password });
  await page.reload();
  await put(page, canonicalJson(own));
  await page.getByText('The signature holds').waitFor();
  await page.getByText(`by the user ${ann.userId}`).waitFor();
  await page.getByRole('link', { name: ann.userId }).click();
  await page.waitForURL(`**/users/${ann.userId}/show/history`);
});
