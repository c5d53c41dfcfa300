import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { usd } from '#domain/commerce/testing/carts.ts';
import type { Health } from '#domain/support/contract.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectToFitPhone } from '../../../testing/fit-phone.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

it('shows a payment that differs from the payment at the provider', async () => {
  const { fetch } = await renderConsole('/health', {
    fetchProjections: () => ({ status: 200, body: { projections: [] } }),
    fetchReconciliation: () => ({
      status: 200,
      body: {
        comparedAt: '2026-01-06T10:00:00.000Z',
        payments: 1,
        differences: [
          { cartId: null, paymentId: 'pi_1', kind: 'paid_unknown', ours: null, theirs: usd(500) },
        ],
      },
    }),
  });
  const health: Health = { status: 'ok', parts: { payments: { status: 'down' } } };
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
    request[0] === '/health' ? Response.json(health) : fetch(...request),
  );
  const told = 'pi_1 was paid, but we have no such cart. Ours: nothing, theirs: 5.00 USD.';
  await expect
    .element(page.getByRole('list', { name: 'Payments that differ' }).getByText(told))
    .toBeVisible();
  await expectAccessible('payments that differ');
  await expectToFitPhone('payments that differ');
});
