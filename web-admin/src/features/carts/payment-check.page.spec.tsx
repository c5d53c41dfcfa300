import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Reconciliation } from '#domain/commerce/carts/reconciliation-contract.ts';
import { usd } from '#domain/commerce/testing/carts.ts';
import { unreachable } from '#domain/core/testing/fake-api.ts';
import type { Health } from '#domain/support/contract.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { silverCart } from '#console/testing/rows.ts';
import { student } from '#console/testing/student.ts';

const comparison: Reconciliation = {
  comparedAt: '2026-01-06T10:00:00.000Z',
  payments: 2,
  differences: [
    { cartId: null, paymentId: 'pi_1', kind: 'paid_unknown', ours: null, theirs: usd(500) },
    {
      cartId: silverCart.id,
      paymentId: 'pi_2',
      kind: 'granted_not_paid',
      ours: usd(6435),
      theirs: null,
    },
  ],
};
const told = 'pi_1 was paid, but we have no such purchase. Ours: nothing, theirs: 5.00 USD.';
const list = page.getByRole('list', { name: 'Payments that differ' });

it('shows finance what differs from the provider, and leads to the purchase', async () => {
  const api = await renderConsole(
    '/payment-check',
    {
      fetchReconciliation: unreachable,
      one_carts: () => ({ status: 200 as const, body: { ...silverCart, events: [] } }),
      list_users: () => ({ status: 200, body: [student], total: 1 }),
    },
    { platformAccess: 'finance' },
  );
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  api.answer({ fetchReconciliation: () => ({ status: 200, body: comparison }) });
  await again.click();
  await expect.element(list.getByText(told)).toBeVisible();
  await expect.element(list.getByText(/^Find the payer at the provider/)).toBeVisible();
  await expectAccessible('the payment check');
  await expectToFitPhone('the payment check');
  await list.getByRole('link', { name: 'Open the purchase' }).click();
  await expect.element(page.getByRole('button', { name: 'Refund' })).toBeVisible();
});

it.each([
  ['no comparison', { comparedAt: null, payments: 0, differences: [] }, /not been compared yet/],
  ['no difference', { ...comparison, differences: [] }, /All payments match/],
])('says that there is %s', async (_name, body, text) => {
  await renderConsole('/payment-check', { fetchReconciliation: () => ({ status: 200, body }) });
  await expect.element(page.getByText(text)).toBeVisible();
});

it('shows the same differences to admins on the health page', async () => {
  const { fetch } = await renderConsole('/health', {
    fetchProjections: () => ({ status: 200, body: { projections: [] } }),
    fetchReconciliation: () => ({ status: 200, body: comparison }),
  });
  const health: Health = { status: 'ok', parts: { payments: { status: 'down' } } };
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
    request[0] === '/health' ? Response.json(health) : fetch(...request),
  );
  await expect.element(list.getByText(told)).toBeVisible();
  await expectAccessible('payments that differ');
  await expectToFitPhone('payments that differ');
});
