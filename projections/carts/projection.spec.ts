import { describe, expect, it } from 'vitest';
import type { CartEvent } from '#domain/commerce/carts/cart.ts';
import { asked, opened, paid, silverAsk, silverCart, usd } from '#domain/commerce/testing/carts.ts';
import { userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { carts } from './projection.ts';

const at = '2026-11-20T12:00:00.000Z';
const about = (event: CartEvent): Example => ({ ...event, stream: 'cart-c1', userId, at });
const rows = (...events: readonly CartEvent[]) => rowsAfterTwice(carts, events.map(about));
const paymentId = 'pi_1';
const delivered: CartEvent = {
  type: 'PackageDelivered',
  data: {
    paid: usd(6435),
    packageId: 'package_silver',
    name: 'Silver',
    quantity: 1,
    days: 30,
    until: at,
    receiptNumber: '2026-000001',
  },
};
const refund = (amount: number, refundKey: string): CartEvent => ({
  type: 'RefundCompleted',
  data: { refundKey, amount: usd(amount), by: 'us', refundId: 're_1' },
});

describe('carts', () => {
  it('has a row from CartOpened on, with the data of PaymentRequested', () => {
    expect(rows(opened)).toMatchObject([
      { cartId: 'c1', userId: silverCart.userId, status: 'open', total: null, createdAt: at, paidAt: null },
    ]);
    expect(rows(opened, asked)).toMatchObject([
      { status: 'asked', paymentId, total: 6435, currency: 'USD', method: 'card', version: 1 },
    ]);
  });

  it.each<[CartEvent, string]>([
    [{ type: 'PaymentProcessing', data: { paymentId } }, 'processing'],
    [{ type: 'PaymentRefused', data: { paymentId, code: 'card_declined' } }, 'refused'],
    [{ type: 'PaymentCancelled', data: { paymentId } }, 'cancelled'],
    [{ type: 'PaymentNotAccepted', data: { paymentId, paid: usd(1), cause: 'amount_differs' } }, 'failed'],
    [paid, 'paid'],
  ])('follows %o', (event, status) => {
    expect(rows(opened, asked, event)).toMatchObject([{ status }]);
  });

  it('shows the payment of PaymentSucceeded, even if another was requested later', () => {
    const second: CartEvent = {
      type: 'PaymentRequested',
      data: { ...silverAsk, paymentId: 'pi_2', method: 'paypal' },
    };
    const late: CartEvent = { type: 'PaymentCancelled', data: { paymentId: 'pi_2' } };
    expect(rows(opened, asked, second, paid, late)).toMatchObject([
      { status: 'paid', paymentId, method: 'card', paidAt: at },
    ]);
  });

  it('shows grants, refunds and disputes', () => {
    const sold = [opened, asked, paid, delivered];
    expect(rows(...sold)).toMatchObject([{ status: 'granted', receiptNumber: '2026-000001' }]);
    const disputed: CartEvent = { type: 'DisputeOpened', data: { paymentId } };
    expect(rows(...sold, disputed)).toMatchObject([{ isDisputed: true }]);
    expect(
      rows(...sold, disputed, { type: 'DisputeClosed', data: { paymentId, outcome: 'won' } }),
    ).toMatchObject([{ isDisputed: false }]);
    const refunded = [...sold, refund(35, 'r1'), refund(6400, 'r2')].map(about);
    expect(rowsAfter(carts, refunded.slice(0, -1))).toMatchObject([{ status: 'granted', refunded: 35 }]);
    expect(rowsAfter(carts, refunded)).toMatchObject([{ status: 'refunded', refunded: 6435 }]);
  });

  it('lists the concerns for an admin until they are settled', () => {
    const sold = [opened, asked, paid, delivered];
    const concernsAfter = (...events: readonly CartEvent[]) => {
      const [row] = rowsAfterTwice(carts, [...sold, ...events].map(about));
      expect(row).toMatchObject({ status: 'granted' });
      return [row?.['concerns'], row?.['hasConcerns']];
    };
    const none = [[], false];
    const second = { paymentId: 'pi_2', paid: usd(6435) };
    const overpaid: CartEvent = { type: 'PaymentNotAccepted', data: { ...second, cause: 'paid_already' } };
    const returned: CartEvent = { type: 'PaymentReturned', data: { ...second, refundId: 're_2' } };
    const refundAsked: CartEvent = {
      type: 'RefundRequested',
      data: { refundKey: 'r1', amount: usd(35), cause: 'admin' },
    };
    const failed: CartEvent = { type: 'RefundFailed', data: { refundKey: 'r1', code: 'expired_card' } };
    const atProvider: CartEvent = {
      type: 'RefundCompleted',
      data: { refundKey: 'provider-35', amount: usd(35), by: 'provider', refundId: null },
    };
    const disputed: CartEvent = { type: 'DisputeOpened', data: { paymentId } };
    const closed: CartEvent = { type: 'DisputeClosed', data: { paymentId, outcome: 'lost' } };
    expect(concernsAfter()).toEqual(none);
    expect(concernsAfter(overpaid)).toEqual([['overpaid'], true]);
    expect(concernsAfter(overpaid, returned)).toEqual(none);
    expect(concernsAfter(refundAsked, failed)).toEqual([['refund_failed'], true]);
    expect(concernsAfter(refundAsked, failed, refundAsked)).toEqual(none);
    expect(concernsAfter(refundAsked, failed, atProvider)).toEqual(none);
    expect(concernsAfter(overpaid, refundAsked, failed, disputed)).toEqual([
      ['overpaid', 'refund_failed', 'disputed'],
      true,
    ]);
    expect(concernsAfter(disputed, closed)).toEqual(none);
    expect(rows(...sold, disputed, closed)).toMatchObject([{ disputeOutcome: 'lost' }]);
  });
});
