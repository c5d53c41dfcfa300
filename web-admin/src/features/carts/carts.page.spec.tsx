import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminCartPage } from '#domain/commerce/carts/cart-admin-contract.ts';
import { usd } from '#domain/commerce/testing/carts.ts';
import { savedFiles } from '#domain/core/testing/saved-files.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { choose, confirmWithReason } from '#console/testing/forms.ts';
import { refused } from '#console/testing/refused.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { answersOfLists, rowsOf, silverCart } from '#console/testing/rows.ts';
import { student, studentAnswers } from '#console/testing/student.ts';

const at = '2026-01-06T10:00:00.000Z';
const bought: AdminCartPage = {
  ...silverCart,
  receiptNumber: '2026-000001',
  events: [{ id: 'e1', at, words: 'Paid 64.35 USD for Silver' }],
};

it('leads from a user to a purchase, saves its receipt and refunds it', async () => {
  const files = savedFiles();
  let cart = bought;
  const opening = '01900000-0000-7000-8000-0000000000d1';
  const api = await renderConsole(`/users/${student.id}/show/purchases`, {
    ...studentAnswers,
    list_carts: () => ({ status: 200, body: [cart], total: 1 }),
    one_carts: () => ({ status: 200, body: cart }),
    openPurchaseReceipt: () => ({ status: 200, body: { opening } }),
    fetchPurchaseReceipt: () => new Blob(['%PDF-'], { type: 'application/pdf' }),
    refundPurchase: () => refused('provider_away'),
  });
  await page.getByRole('link', { name: 'Silver, US$64.35' }).click();
  await expect.element(page.getByRole('heading', { name: 'Silver, US$64.35', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Paid 64.35 USD for Silver' })).toBeVisible();
  await expectAccessible('a purchase');

  await page.getByRole('button', { name: 'Receipt' }).click();
  await confirmWithReason('Lost the receipt, ticket 4711', 'Open');
  await expect.element(page.getByText('The receipt is in your downloads.')).toBeVisible();
  expect(files.map(({ name }) => name)).toEqual(['receipt-2026-000001.pdf']);
  expect(api.inputsOf('fetchPurchaseReceipt')).toEqual([{ id: opening }]);

  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await expect.element(dialog.getByLabelText('Amount in USD')).toHaveValue(64.35);
  await dialog.getByLabelText('Amount in USD').fill('4.35');
  await expectAccessible('the dialog of a refund');
  await confirmWithReason('For goodwill', 'Refund');
  await expect.element(dialog.getByText('We cannot reach the payment provider now.')).toBeVisible();
  api.answer({
    refundPurchase: ({ amount = 0 }) => {
      cart = { ...cart, refunded: usd(amount) };
      return { status: 200, body: { refunded: usd(amount) } };
    },
  });
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect.element(page.getByText('The money is on its way back.')).toBeVisible();
  await expect.element(page.getByText('US$4.35', { exact: true })).toBeVisible();
  expect(api.inputsOf('refundPurchase').at(-1)).toMatchObject({ cartId: cart.id, amount: 435 });
  await expectToFitPhone('a purchase');
});

it('offers neither a receipt nor a refund before anything was paid', async () => {
  const open: AdminCartPage = { ...bought, status: 'open', total: null, receiptNumber: null, paidAt: null };
  await renderConsole(`/carts/${open.id}/show`, {
    ...studentAnswers,
    one_carts: () => ({ status: 200, body: open }),
  });
  await expect.element(page.getByRole('heading', { name: 'Silver', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Receipt|Refund/ })).not.toBeInTheDocument();
});

it('filters purchases that need a check, and explains what to do', async () => {
  const returned = { paymentId: 'pi_2', paid: usd(100), isReturned: true };
  const concerned: AdminCartPage = {
    ...bought,
    overpayments: [{ ...returned, paymentId: 'pi_3', paid: usd(6435), isReturned: false }, returned],
    isDisputed: true,
    concerns: ['overpaid', 'refund_failed', 'disputed'],
  };
  const api = await renderConsole('/carts', {
    ...answersOfLists,
    list_carts: () => rowsOf([concerned, { ...bought, id: crypto.randomUUID(), disputeOutcome: 'lost' }]),
    one_carts: () => ({ status: 200, body: concerned }),
  });
  const expectFiltered = (filter: object) =>
    expect.poll(() => api.inputsOf('list_carts').at(-1)?.filter).toEqual(filter);
  await choose('Attention', 'Needs review');
  await expectFiltered({ needsALook: 'true' });
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Package' }).click();
  await choose('Package', 'Silver');
  await expectFiltered({ needsALook: 'true', packageId: 'package_silver' });
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Promotion' }).click();
  await choose('Promotion', 'ultimate_30');
  await expectFiltered({ needsALook: 'true', packageId: 'package_silver', promoId: 'ultimate_30' });
  const row = page.getByRole('row').filter({ hasText: 'Overpaid' });
  for (const concern of ['Overpaid', 'Refund failed', 'Disputed'])
    await expect.element(row.getByText(concern)).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Dispute lost' })).toBeVisible();
  await expectAccessible('purchases');
  await expectToFitPhone('purchases');
  await page.getByRole('link', { name: 'Overpaid' }).click();
  const alerts = page.getByRole('main').getByRole('alert');
  for (const text of ['paid US$64.35 (pi_3)', 'Refund failed', 'asked the bank'])
    await expect.element(alerts.getByText(text)).toBeVisible();
  await expect.element(page.getByText('US$64.35, not returned yet; US$1.00, returned')).toBeVisible();
  await expectToFitPhone('a purchase that needs a look');
});
