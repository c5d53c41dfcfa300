import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCart,
  createPaymentIntentt,
  fetchCart,
  savePurchaseToUser,
} from '#domain/commerce/carts/cart-contract.ts';
import { cartStream } from '#domain/commerce/carts/cart.ts';
import { buildMockTest } from '#domain/fixed-tests/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { codeOf, setUpAuthenticator, stepMs } from '#infra/testing/browser/authenticator.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { fixedTestOf, seeded, wholeBank } from '#infra/testing/question-bank.ts';
import { sendRecording } from '#infra/testing/send-recording.ts';
import { recording } from '#services/analysis/speech/testing/recordings.ts';
import { payAtTill } from '#services/payments/testing/pay-at-till.ts';
import { logIn, lookUpHistory, openWindow } from './support.ts';

let site: TestSite;
let browser: Browser;
let admin: TestUser;
let student: TestUser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  [admin, student] = await Promise.all([site.admin(), site.registerAndLogIn()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

const open = async (address: string): Promise<Page> => {
  const page = await openWindow(browser, site, { as: admin });
  await page.goto(`/admin/#/${address}`);
  return page;
};
async function saved(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test('support replays the history of a student, hears an answer and exports what happened', async () => {
  const { uid } = seeded('SRA');
  const sent = await sendRecording(student, recording('wheat.wav'));
  const answer = { type: 'SRA', recording: sent, seconds: 4 } as const;
  await student.call(saveQuestionDone, { uid, answer, secondsUsed: 45 });

  const page = await open(`users/${student.userId}/show`);
  await lookUpHistory(page);
  const events = page.getByRole('list', { name: 'Events, oldest first' });
  await events.getByRole('button', { name: `Sent the answer to ${uid}` }).click();
  await page.getByRole('region', { name: 'Practice answer after this event' }).waitFor();
  await page.getByRole('button', { name: 'Listen to the recording' }).click();
  const player = page.getByLabel('Recording of the answer');
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(1);
  const file = await saved(page, 'Export JSON');
  expect(file.name).toContain(student.userId);
  expect(JSON.parse(file.content.toString())).toMatchObject({ userId: student.userId });

  await page.getByRole('button', { name: 'Look up again' }).click();
  await lookUpHistory(page);
  await events.getByText('An admin listened to a recording. Reason: Asks where the answer went').waitFor();
});

async function buySilver(): Promise<string> {
  const { cartId } = (await student.call(createCart, { packageId: 'package_silver', country: 'US' })).body;
  const { total: seen } = (await student.call(fetchCart, { cartId })).body;
  const { body } = await student.call(createPaymentIntentt, { cartId, method: 'card', seen });
  const events = await site.storage.journal.read(cartStream, cartStream.nameOf(cartId));
  const asked = events.findLast(({ type }) => type === 'PaymentRequested');
  if (asked?.type !== 'PaymentRequested') throw new Error('no payment was asked for');
  await payAtTill(site, { paymentId: asked.data.paymentId, ...body }, { do: 'pay', card: 'succeeds' });
  await student.call(savePurchaseToUser, { cartId });
  return cartId;
}

test('support saves the receipt of a purchase and refunds it, which the sales show', async () => {
  const page = await open(`carts/${await buySilver()}/show`);
  await page.getByText(/^Paid 64\.35 USD for Silver, 30 days: access until /).waitFor();
  await page.getByRole('button', { name: 'Receipt' }).click();
  await page.getByLabel('Reason').fill('Lost the receipt, ticket 4711');
  const receipt = await saved(page, 'Open');
  expect(receipt.name).toMatch(/^receipt-\d{4}-\d{6}\.pdf$/);
  expect(receipt.content.toString('latin1')).toMatch(/^%PDF-/);
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('Amount in USD').fill('4.35');
  await dialog.getByLabel('Reason').fill('For goodwill');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await page.getByText('Got a refund of 4.35 USD').waitFor();
  await page.getByRole('menuitem', { name: 'Sales' }).click();
  expect((await saved(page, 'Export CSV')).content.toString()).toMatch(/,package_silver,USD,1,64\.35,4\.35,/);
});

test('a package of questions is exported and imported', async () => {
  const page = await open(`questions?filter=${encodeURIComponent(JSON.stringify({ type: 'SIT' }))}`);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('radio', { name: 'JSON, for Ninety' }).check();
  const { name, content: buffer } = await saved(page, 'Save package');
  expect(name).toMatch(/^ninety-questions-[\d-]{10}\.zip$/);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Choose a package' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/zip', buffer });
  await dialog.getByRole('button', { name: 'Import' }).click();
  const count = wholeBank.filter(({ type }) => type === 'SIT').length;
  await page.getByText(`${count} questions imported.`).waitFor();
});

test('an admin logs in through the second step, and tries a draft on the student’s side', async () => {
  const draft = fixedTestOf('mock_test_core_2024_reading_1');
  await admin.call(buildMockTest, { test: draft });
  const other = await site.admin();
  const { secret } = await setUpAuthenticator(other, other.password);
  const page = await openWindow(browser, site);
  await page.goto(`/admin/#/fixed-tests/${draft.mockTestId}/show`);
  await logIn(page, other);
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, Date.now() + stepMs));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/mock-test/exercise');
  await page.getByText(draft.name).first().waitFor();
});
