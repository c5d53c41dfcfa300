import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../../core/events/stream.ts';
import { given } from '../../core/testing/given-when-then.ts';
import { askPayment, openCart, seeCheckout } from './ask-payment.ts';
import { cartStream, isPaidCart, refundedOf, type CartEvent, type CartState } from './cart.ts';
import { recordPaymentReport, unreturnedPayments, type ReportedPayment } from './record-payment-report.ts';
import { askRefund, noteDelivered, notePaymentReturned, noteRefund, noteRevoked } from './settle-steps.ts';
import { asked, heard, opened, paid, silverAsk, silverCart, silverPrice, usd } from '../testing/carts.ts';

const hear = (news: Partial<ReportedPayment>) => (state: CartState) =>
  recordPaymentReport(state, heard(news));
const delivery = { until: '2027-05-04T00:00:00.000Z', receiptNumber: '2026-000001' };
const deliver = (state: CartState) => noteDelivered(state, delivery);
const delivered: CartEvent = {
  type: 'PackageDelivered',
  data: { paid: usd(6435), packageId: 'package_silver', name: 'Silver', quantity: 1, days: 30, ...delivery },
};
const priced: CartEvent = {
  type: 'CartPriced',
  data: { ...silverPrice, until: '2026-11-20T12:30:00.000Z' },
};
const refundAsked = (amount: number, refundKey = 'r1'): CartEvent => ({
  type: 'RefundRequested',
  data: { refundKey, amount: usd(amount), cause: 'admin', reason: 'Was ill' },
});
const refundMade = (amount: number, refundKey = 'r1'): CartEvent => ({
  type: 'RefundCompleted',
  data: { refundKey, amount: usd(amount), by: 'us', refundId: 're_1' },
});

describe('a cart', () => {
  test('opens once, records its checkout once, and is not found if it was never opened', () => {
    given(cartStream, [])
      .when((state) => openCart(state, silverCart, silverPrice, '2026-11-20T12:00:00.000Z'))
      .then([opened, priced]);
    given(cartStream, [opened])
      .when((state) => openCart(state, silverCart, silverPrice, '2026-11-20T13:00:00.000Z'))
      .then([]);
    given(cartStream, [opened])
      .when(seeCheckout)
      .then([{ type: 'CheckoutSeen', data: {} }]);
    given(cartStream, []).when(seeCheckout).thenRejected('cart_not_found');
    given(cartStream, []).when(hear({})).thenRejected('cart_not_found');
  });

  test('requests a payment, another method, and a new payment after a decline or cancellation', () => {
    const ask = (state: CartState) => askPayment(state, silverAsk);
    given(cartStream, [opened]).when(ask).then([asked]);
    const declined: CartEvent = {
      type: 'PaymentRefused',
      data: { paymentId: 'pi_1', code: 'card_declined' },
    };
    given(cartStream, [opened, asked, declined]).when(ask).then([asked]);
    const other = { ...silverAsk, paymentId: 'pi_2', method: 'paypal' } as const;
    given(cartStream, [opened, asked])
      .when((state) => askPayment(state, other))
      .then([{ type: 'PaymentRequested', data: other }]);
    given(cartStream, [opened, asked, { type: 'PaymentCancelled', data: { paymentId: 'pi_1' } }])
      .when((state) => askPayment(state, other))
      .then([{ type: 'PaymentRequested', data: other }]);
  });

  test('requests no payment while one is processing or after one succeeded', () => {
    const other = (state: CartState) => askPayment(state, { ...silverAsk, paymentId: 'pi_2' });
    given(cartStream, [opened, asked, { type: 'PaymentProcessing', data: { paymentId: 'pi_1' } }])
      .when(other)
      .thenRejected('cart_closed');
    given(cartStream, [opened, asked, paid]).when(other).thenRejected('cart_closed');
    given(cartStream, []).when(other).thenRejected('cart_not_found');
  });
});

describe('a payment report', () => {
  test.each<[ReportedPayment['status'], CartEvent[]]>([
    ['open', []],
    ['processing', [{ type: 'PaymentProcessing', data: { paymentId: 'pi_1' } }]],
    ['succeeded', [paid]],
    ['cancelled', [{ type: 'PaymentCancelled', data: { paymentId: 'pi_1' } }]],
    ['refused', [{ type: 'PaymentRefused', data: { paymentId: 'pi_1', code: 'card_declined' } }]],
  ])('with the status %s is recorded once', (status, events) => {
    given(cartStream, [opened, asked])
      .when(hear({ status, refusal: 'card_declined' }))
      .then(events);
  });

  test('with another amount or currency, or of an unknown payment, is never accepted', () => {
    const refused = (news: Partial<ReportedPayment>, cause: 'amount_differs' | 'unknown_payment') =>
      given(cartStream, [opened, asked])
        .when(hear(news))
        .then([
          {
            type: 'PaymentNotAccepted',
            data: { paymentId: news.paymentId ?? 'pi_1', paid: news.amount ?? usd(6435), cause },
          },
        ]);
    refused({ amount: usd(6434) }, 'amount_differs');
    refused({ amount: usd(6436) }, 'amount_differs');
    refused({ amount: { amount: 6435, currency: 'AUD' } }, 'amount_differs');
    refused({ paymentId: 'pi_9' }, 'unknown_payment');
  });

  test('of a second payment is not accepted; a cancelled payment that succeeds is', () => {
    const second: CartEvent = { type: 'PaymentRequested', data: { ...silverAsk, paymentId: 'pi_2' } };
    const cause = 'paid_already';
    given(cartStream, [opened, asked, second, paid])
      .when(hear({ paymentId: 'pi_2' }))
      .then([{ type: 'PaymentNotAccepted', data: { paymentId: 'pi_2', paid: usd(6435), cause } }]);
    // Its refund at the provider is by hand, so it is reported while it is owed.
    const notAccepted: CartEvent = {
      type: 'PaymentNotAccepted',
      data: { paymentId: 'pi_2', paid: usd(6435), cause },
    };
    const returned: CartEvent = {
      type: 'PaymentReturned',
      data: { paymentId: 'pi_2', paid: usd(6435), refundId: null },
    };
    const hearOfRefund = (amount: number) => hear({ paymentId: 'pi_2', refunded: usd(amount) });
    const refused = [opened, asked, second, paid, notAccepted];
    given(cartStream, refused).when(hearOfRefund(6434)).then([]);
    given(cartStream, refused).when(hearOfRefund(6435)).then([returned]);
    given(cartStream, [...refused, returned])
      .when(hearOfRefund(6435))
      .then([]);
    const givenUp: CartEvent = { type: 'PaymentCancelled', data: { paymentId: 'pi_1' } };
    given(cartStream, [opened, asked, givenUp]).when(hear({})).then([paid]);
    given(cartStream, [opened, asked, givenUp])
      .when(hear({ status: 'processing' }))
      .then([]);
  });

  test('records refunds and disputes at the provider', () => {
    given(cartStream, [opened, asked, paid])
      .when(hear({ refunded: usd(100), isDisputed: true }))
      .then([
        {
          type: 'RefundCompleted',
          data: { refundKey: 'provider-100', amount: usd(100), by: 'provider', refundId: null },
        },
        { type: 'DisputeOpened', data: { paymentId: 'pi_1' } },
      ]);
    // A refund that we requested is not reported.
    given(cartStream, [opened, asked, paid, refundAsked(100)])
      .when(hear({ refunded: usd(100) }))
      .then([]);
    const disputed: CartEvent = { type: 'DisputeOpened', data: { paymentId: 'pi_1' } };
    const closed = (outcome: 'won' | 'lost' | 'unknown'): CartEvent => ({
      type: 'DisputeClosed',
      data: { paymentId: 'pi_1', outcome },
    });
    given(cartStream, [opened, asked, paid, disputed])
      .when(hear({}))
      .then([closed('unknown')]);
    given(cartStream, [opened, asked, paid, disputed])
      .when(hear({ disputeOutcome: 'lost' }))
      .then([closed('lost')]);
    // A dispute reported only after its end, and repeated.
    given(cartStream, [opened, asked, paid])
      .when(hear({ disputeOutcome: 'won' }))
      .then([disputed, closed('won')]);
    given(cartStream, [opened, asked, paid, disputed, closed('won')])
      .when(hear({ disputeOutcome: 'won' }))
      .then([]);
  });

  test('accepts at most one correct payment and loses no money, in any order and number', () => {
    const asks = ['pi_1', 'pi_2', 'pi_3'];
    const status = fc.constantFrom('open', 'processing', 'succeeded', 'cancelled', 'refused');
    const news = fc.array(
      fc.record({
        paymentId: fc.constantFrom(...asks, 'pi_9'),
        status,
        amount: fc.constantFrom(usd(6435), usd(6435), usd(6435), usd(1)),
        act: fc.constantFrom('hear', 'hear', 'hear', 'ask', 'deliver', 'return'),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(news, (list) => {
        let state = fold(cartStream, [opened]);
        const happened: CartEvent[] = [];
        const came = new Map<string, number>();
        for (const { act, ...one } of list) {
          // A payment has one amount at the provider, and a paid amount stays paid.
          const amount = came.has(one.paymentId) ? usd(came.get(one.paymentId) ?? 0) : one.amount;
          const decision =
            act === 'ask'
              ? askPayment(state, { ...silverAsk, paymentId: one.paymentId })
              : act === 'deliver'
                ? deliver(state)
                : act === 'return'
                  ? notePaymentReturned(state, { paymentId: one.paymentId, refundId: 're' })
                  : hear({ ...one, amount })(state);
          if (act === 'hear' && one.status === 'succeeded') came.set(one.paymentId, amount.amount);
          if ('rejected' in decision) continue;
          happened.push(...decision);
          state = fold(cartStream, decision, state);
        }
        const of = (type: CartEvent['type']) => happened.filter((event) => event.type === type);
        expect(of('PaymentSucceeded').length).toBeLessThanOrEqual(1);
        expect(of('PackageDelivered').length).toBeLessThanOrEqual(of('PaymentSucceeded').length);
        const cart = state;
        if (cart.status === 'unopened') throw new Error('the cart was opened');
        // Each received payment is granted, owed back or refunded.
        const isGranted = (paymentId: string) => isPaidCart(cart) && cart.payment.paymentId === paymentId;
        const { notAccepted } = cart;
        for (const paymentId of came.keys()) {
          const isOwed = notAccepted.some((not) => not.paymentId === paymentId);
          expect(isOwed).toBe(!isGranted(paymentId));
        }
        expect(of('PaymentReturned').length + unreturnedPayments(cart).length).toBe(notAccepted.length);
      }),
    );
  });
});

describe('after a payment', () => {
  test('the delivery is recorded once', () => {
    given(cartStream, [opened, asked, paid]).when(deliver).then([delivered]);
    given(cartStream, [opened, asked]).when(deliver).thenRejected('cart_not_found');
  });

  test('returns a payment that was not accepted once', () => {
    const not: CartEvent = {
      type: 'PaymentNotAccepted',
      data: { paymentId: 'pi_9', paid: usd(5), cause: 'unknown_payment' },
    };
    given(cartStream, [opened, not])
      .when((state) => notePaymentReturned(state, { paymentId: 'pi_9', refundId: 're_9' }))
      .then([{ type: 'PaymentReturned', data: { paymentId: 'pi_9', paid: usd(5), refundId: 're_9' } }]);
  });

  test('refunds the rest or a part once per key, and never more than was paid', () => {
    const ask = (amount?: number, refundKey = 'r1') => {
      return (state: CartState) => askRefund(state, { refundKey, amount, cause: 'admin', reason: 'Was ill' });
    };
    given(cartStream, [opened, asked, paid])
      .when(ask())
      .then([refundAsked(6435)]);
    given(cartStream, [opened, asked, paid])
      .when(ask(35))
      .then([refundAsked(35)]);
    given(cartStream, [opened, asked, paid, refundAsked(35)])
      .when(ask(undefined, 'r2'))
      .then([refundAsked(6400, 'r2')]);
    given(cartStream, [opened, asked, paid, refundAsked(35)])
      .when(ask(6401, 'r2'))
      .thenRejected('refund_too_high');
    given(cartStream, [opened, asked]).when(ask()).thenRejected('nothing_to_refund');
    given(cartStream, [opened, asked, paid, refundAsked(6435)])
      .when(ask(1, 'r2'))
      .thenRejected('nothing_to_refund');
    // A failed refund may be requested again under another key.
    given(cartStream, [
      opened,
      asked,
      paid,
      refundAsked(6435),
      { type: 'RefundFailed', data: { refundKey: 'r1', code: 'expired_card' } },
    ])
      .when(ask(undefined, 'r2'))
      .then([refundAsked(6435, 'r2')]);
  });

  test('the outcome of a refund is recorded once; only a full one revokes the grant', () => {
    const note = (state: CartState) => noteRefund(state, { refundKey: 'r1', outcome: { refundId: 're_1' } });
    const sold = [opened, asked, paid, delivered];
    given(cartStream, [...sold, refundAsked(35)])
      .when(note)
      .then([refundMade(35)]);
    given(cartStream, [...sold, refundAsked(35), refundMade(35)])
      .when(noteRevoked)
      .then([]);
    given(cartStream, [...sold, refundAsked(6435), refundMade(6435)])
      .when(noteRevoked)
      .then([{ type: 'PurchaseRevoked', data: { packageId: 'package_silver', name: 'Silver' } }]);
    const state = fold(cartStream, [...sold, refundAsked(6435), refundMade(6435)]);
    expect(state.status === 'refunded' && refundedOf(state)).toBe(6435);
    // A refund is requested only after the delivery, which would otherwise follow it.
    given(cartStream, [opened, asked, paid, refundAsked(6435), refundMade(6435)])
      .when(noteRevoked)
      .then([]);
    given(cartStream, [...sold, refundAsked(35)])
      .when((before) => noteRefund(before, { refundKey: 'r1', outcome: { code: 'expired_card' } }))
      .then([{ type: 'RefundFailed', data: { refundKey: 'r1', code: 'expired_card' } }]);
  });
});
