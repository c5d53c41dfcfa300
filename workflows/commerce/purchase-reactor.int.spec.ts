import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { cartStream, type CartEvent } from '#domain/commerce/carts/cart.ts';
import { asked, opened, paid, silverCart, usd } from '#domain/commerce/testing/carts.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { createOutbox } from '#services/mail/outbox.ts';
import { contextFor, openTestHarness } from '../core/testing/test-harness.ts';
import { purchaseReactor } from './purchase-reactor.ts';

const { cartId, userId } = silverCart;
const delivered: CartEvent = {
  type: 'PackageDelivered',
  data: {
    paid: usd(6435),
    packageId: 'package_silver',
    name: 'Silver',
    quantity: 1,
    days: 30,
    until: '2027-05-04T00:00:00.000Z',
    receiptNumber: '2026-000123',
  },
};
const refunded: CartEvent = {
  type: 'RefundCompleted',
  data: { refundKey: 'r1', amount: usd(435), by: 'us', refundId: 're_1' },
};

test('mails a purchase with its receipt and a refund with its amount, once each', async () => {
  await using harness = await openTestHarness();
  const { journal, pool } = harness;
  await harness.account(userId, {
    type: 'UserRegistered',
    data: { userId, email: 'ada@example.com', passwordHash: 'hash', examType: 'core' },
  });
  const reactor = purchaseReactor({
    journal,
    pool,
    clock: () => new Date().toISOString(),
    site: 'http://localhost:8090',
    settings: {
      tokenSecret: 'a secret of the test, long enough to be one',
      personalDataKey: Buffer.alloc(32, 7),
    },
  });
  const stream = cartStream.nameOf(cartId);
  await harness.append(cartStream, stream, [opened, asked, paid, delivered, refunded], contextFor(userId));
  const events = (await journal.readAny(stream)) as readonly RecordedEvent[];
  for (const event of [...events, ...events])
    if (reactor.types.includes(event.type)) await reactor.handle(event);
  const mails = await createOutbox(pool).list(10);
  expect(mails.map(({ to, kind }) => `${kind} to ${to}`).toSorted()).toEqual([
    'receipt to ada@example.com',
    'refund to ada@example.com',
  ]);
  const receipt = mails.find(({ kind }) => kind === 'receipt');
  expect(receipt?.text).toContain('Paid: 64.35 USD');
  expect(receipt?.text).toContain('Access until: 4 May 2027');
  expect(receipt?.text).toContain('2026-000123');
  expect(receipt?.attachment?.name).toBe('receipt-2026-000123.pdf');
  const { text } = await extractText(new Uint8Array(receipt?.attachment?.bytes ?? []), { mergePages: true });
  expect(text).toMatch(/Receipt 2026-000123[^]*ada@example\.com[^]*64\.35 USD/);
  expect(mails.find(({ kind }) => kind === 'refund')?.text).toContain('4.35 USD of Silver');
});
