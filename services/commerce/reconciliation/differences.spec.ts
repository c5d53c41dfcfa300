import { expect, test } from 'vitest';
import { cartStream, type CartEvent, type OpenedCart } from '#domain/commerce/carts/cart.ts';
import { asked, opened, paid, usd } from '#domain/commerce/testing/carts.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { Payment } from '../../payments/payments.ts';
import { differencesOf } from './differences.ts';

const delivered: CartEvent = {
  type: 'PackageDelivered',
  data: {
    paid: usd(6435),
    packageId: 'package_silver',
    name: 'Silver',
    quantity: 1,
    days: 30,
    until: '2027-05-04T00:00:00.000Z',
    receiptNumber: '2026-000001',
  },
};
const refundMade: CartEvent = {
  type: 'RefundCompleted',
  data: { refundKey: 'r', amount: usd(100), by: 'us', refundId: 're_1' },
};
const notAccepted: CartEvent = {
  type: 'PaymentNotAccepted',
  data: { paymentId: 'pi_2', paid: usd(6435), cause: 'paid_already' },
};
function cartOf(...events: CartEvent[]): OpenedCart {
  const cart = fold(cartStream, [opened, ...events]);
  if (cart.status === 'unopened') throw new Error('it was opened');
  return cart;
}
const payment = (given: Partial<Payment> = {}): Payment => ({
  paymentId: 'pi_1',
  cartId: 'c1',
  status: 'succeeded',
  amount: usd(6435),
  refunded: usd(0),
  isDisputed: false,
  ...given,
});
const kinds = (cart: OpenedCart | undefined, given?: Partial<Payment>) =>
  differencesOf(cart, payment(given)).map(({ kind }) => kind);

test('finds no difference in equal records', () => {
  expect(kinds(cartOf(asked, paid, delivered))).toEqual([]);
  expect(kinds(cartOf(asked, paid, delivered, refundMade), { refunded: usd(100) })).toEqual([]);
  for (const status of ['open', 'processing', 'cancelled', 'refused'] as const) {
    expect(kinds(cartOf(asked), { status })).toEqual([]);
    expect(kinds(undefined, { status })).toEqual([]);
  }
  // A refunded second payment.
  expect(kinds(cartOf(asked, paid, delivered), { paymentId: 'pi_2', refunded: usd(6435) })).toEqual([]);
});

test.each([
  ['paid_unknown', undefined, {}],
  ['paid_not_granted', cartOf(asked), {}],
  ['paid_not_granted', cartOf(asked, paid), {}],
  ['paid_not_granted', cartOf(asked, paid, delivered), { paymentId: 'pi_2' }],
  ['granted_not_paid', cartOf(asked, paid, delivered), { status: 'open' }],
  ['amount_differs', cartOf(asked, paid, delivered), { amount: usd(6434) }],
  ['refund_differs', cartOf(asked, paid, delivered), { refunded: usd(100) }],
  ['refund_differs', cartOf(asked, paid, delivered, refundMade), {}],
  ['refund_differs', cartOf(asked, paid, notAccepted), { paymentId: 'pi_2', refunded: usd(6435) }],
] as const)('reports %s', (kind, cart, given) => {
  expect(kinds(cart, given)).toEqual([kind]);
});
