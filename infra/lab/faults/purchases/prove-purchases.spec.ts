import { expect, test } from 'vitest';
import type { RecordedEvent } from '#domain/streams.ts';
import type { TillPayment } from '#services/payments/till/till-payment.ts';
import { provePurchases, purchaseFindings } from './prove-purchases.ts';

const at = (seconds: number) => new Date(seconds * 1000).toISOString();
const event = (type: string, stream: string, data: object, seconds = 0) =>
  ({ type, stream, data, recordedAt: at(seconds) }) as RecordedEvent;
const usd = (amount: number) => ({ amount, currency: 'USD' });
const paidEvent = (cart: string, amount = 100) =>
  event('PaymentSucceeded', `cart-${cart}`, { paymentId: `pi_${cart}`, paid: usd(amount) });
const delivered = (cart: string, seconds = 0) => event('PackageDelivered', `cart-${cart}`, {}, seconds);
const payment = (cartId: string, given: Partial<TillPayment> = {}): TillPayment => ({
  id: `pi_${cartId}`,
  clientSecret: 's',
  amount: 100,
  currency: 'usd',
  description: '',
  methods: ['card'],
  metadata: { cartId },
  created: 0,
  status: 'succeeded',
  declined: null,
  refunded: 0,
  ...given,
});
const tried = [
  { cartId: 'a', userId: 'u', paidMs: 0 },
  { cartId: 'b', userId: 'u' },
];
const open = payment('b', { status: 'requires_payment_method' });
const find = (events: RecordedEvent[], till: TillPayment[], allBackMs = 0) =>
  purchaseFindings(provePurchases(events, till, tried, allBackMs), []);

test('accepts paid carts granted once, unpaid ones not, and equal money on both sides', () => {
  expect(find([paidEvent('a'), delivered('a', 59)], [payment('a'), open])).toEqual([]);
  expect(find([paidEvent('a'), delivered('a', 90)], [payment('a'), open], 40_000)).toEqual([]);
});

test.each([
  ['not granted', [paidEvent('a')], [payment('a'), open]],
  ['granted twice', [paidEvent('a'), delivered('a'), delivered('a')], [payment('a'), open]],
  ['granted and not paid', [paidEvent('a'), delivered('a'), delivered('b')], [payment('a'), open]],
  ['granted late', [paidEvent('a'), delivered('a', 61)], [payment('a'), open]],
  ['USD: 100 at the till, 99 in the events', [paidEvent('a', 99), delivered('a')], [payment('a'), open]],
  ['nothing was paid', [], [open]],
] as const)('reports %s', (what, events, till) => {
  expect(find([...events], [...till]).join('\n')).toContain(what);
});

test('reports credits granted twice for one purchase', () => {
  const grant = event('BoughtCreditsGranted', 'credit_ledger-u', { cartId: 'a', kind: 'speaking' });
  const found = find([paidEvent('a'), delivered('a'), grant, grant], [payment('a'), open]);
  expect(found).toEqual(['granted twice: speaking of a']);
});
