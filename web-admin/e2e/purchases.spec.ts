import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  fetchCart,
  createCart,
  createPaymentIntentt,
  savePurchaseToUser,
} from '#domain/commerce/cart-contract.ts';
import { cartStream } from '#domain/commerce/cart.ts';
import { usd } from '#domain/commerce/testing/carts.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { reconcile } from '#services/commerce/reconcile.ts';
import { anOrder } from '#services/payments/testing/contract.ts';
import { payAtTill } from '#services/payments/testing/pay-at-till.ts';
import { expectAccessible, expectNoSidewaysScroll, openWindow } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** A student who has paid for Silver. */
async function buySilver(by: TestUser): Promise<string> {
  const { cartId } = (await by.call(createCart, { packageId: 'package_silver', country: 'US' })).body;
  const { total: seen } = (await by.call(fetchCart, { cartId })).body;
  const { body } = await by.call(createPaymentIntentt, { cartId, method: 'card', seen });
  const events = await site.storage.journal.read(cartStream, cartStream.nameOf(cartId));
  const asked = events.findLast(({ type }) => type === 'PaymentAsked');
  if (asked?.type !== 'PaymentAsked') throw new Error('no payment was asked for');
  await payAtTill(site, { paymentId: asked.data.paymentId, ...body }, { do: 'pay', card: 'succeeds' });
  await by.call(savePurchaseToUser, { cartId });
  return cartId;
}

test.each([
  [360, 'light'],
  [1440, 'dark'],
] as const)('purchases are found, refunded and counted, at %i px', async (width, colorScheme) => {
  const [admin, student] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  const cartId = await buySilver(student);
  const viewport = { width, height: 900 };
  const page = await openWindow(browser, site, { as: admin, viewport, colorScheme, acceptDownloads: true });
  // On a phone the menu is out of sight.
  const goTo = async (name: string, path: string) => {
    if (width === 360) await page.goto(path);
    else await page.getByRole('menuitem', { name }).click();
  };
  await page.goto(`/admin/#/users/${student.userId}/show`);
  await page.getByRole('tab', { name: 'Purchases' }).click();
  await page.getByRole('link', { name: 'Silver, US$64.35' }).click();
  await page.getByRole('heading', { name: 'Silver, US$64.35' }).waitFor();
  await page.goto(`/admin/#/users/${student.userId}/show/credits`);
  const ledger = page.getByRole(width === 360 ? 'list' : 'table', { name: 'Ledger of credits' });
  await ledger
    .getByText(/^Bought/)
    .first()
    .waitFor();
  const scrolls = await ledger.evaluate(
    ({ parentElement: holder }) => (holder?.scrollWidth ?? 0) - (holder?.clientWidth ?? 0),
  );
  expect(scrolls).toBe(0);
  await expectAccessible(page);
  await goTo('Purchases', '/admin/#/carts');
  await page.getByPlaceholder('Purchase, user, payment or receipt').fill(cartId);
  await page
    .getByText(/US\$64\.35/)
    .first()
    .waitFor();
  await expectNoSidewaysScroll(page, width);
  await expectAccessible(page);

  await page.goto(`/admin/#/carts/${cartId}/show`);
  await page.getByText(/^Paid 64\.35 USD for Silver, 30 days: access until /).waitFor();
  await expectNoSidewaysScroll(page, width);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Receipt' }).click();
  const opening = page.getByRole('dialog', { name: 'Open the receipt' });
  await opening.getByLabel('Reason').fill('Lost the receipt, ticket 4711');
  await expectAccessible(page);
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    opening.getByRole('button', { name: 'Open' }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/^receipt-\d{4}-\d{6}\.pdf$/);
  expect(await readFile(await receipt.path(), 'latin1')).toMatch(/^%PDF-/);
  await page.getByText('The receipt is among your downloads.').waitFor();
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give money back' });
  await dialog.getByLabel('Amount in USD').fill('4.35');
  await dialog.getByLabel('Reason').fill('For goodwill');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await page.getByText('The money is on its way back.').waitFor();
  await page.getByText('Got 4.35 USD back').waitFor();

  await goTo('Sales', '/admin/#/sales');
  for (const chart of [
    /^Net per day, AUD, from .*: at most A\$\d/,
    /^Purchases per day, from .*: at most \d/,
  ])
    await page.getByRole('img', { name: chart }).waitFor();
  await page.getByText('Figures by day').click();
  const byDay = page.getByRole('table', { name: 'Sales by day', exact: true }).getByRole('row');
  await expect.poll(() => byDay.count()).toBe(31);
  // On a phone a line each.
  const role = width === 360 ? 'list' : 'table';
  await page.getByRole(role, { name: 'Sales by day and package' }).getByText('Silver').first().waitFor();
  await expectNoSidewaysScroll(page, width);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const path = await download.path();
  expect(await readFile(path, 'utf8')).toMatch(/,package_silver,USD,\d,/);
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2020-01-02');
  await page.getByText('Nothing was sold in these days.').waitFor();
});

test('a payment that differs from the provider’s is told on the health page', async () => {
  const { payments } = site.dependencies;
  const unknown = await payments.ask(anOrder({ total: usd(500) }));
  await payAtTill(site, unknown, { do: 'pay', card: 'succeeds' });
  await reconcile(site.dependencies);
  const viewport = { width: 360, height: 900 };
  const page = await openWindow(browser, site, { as: await site.admin(), viewport });
  await page.goto('/admin/#/health');
  const told = `${unknown.paymentId} was paid, and we know no such cart. Ours: nothing, theirs: 5.00 USD.`;
  await page.getByRole('list', { name: 'Payments that differ' }).getByText(told).waitFor();
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page);
});
