import { reject, type Decision } from '../../core/events/decision.ts';
import {
  isPaidCart,
  refundedOf,
  type CartEvent,
  type CartState,
  type NotAccepted,
  type OpenedCart,
  type PaidCart,
} from './cart.ts';
import type { Money } from '../prices/money.ts';

export interface ReportedPayment {
  readonly paymentId: string;
  /** `cancelled` is final; `refused` may be retried. */
  readonly status: 'open' | 'processing' | 'succeeded' | 'cancelled' | 'refused';
  readonly amount: Money;
  readonly refunded: Money;
  readonly isDisputed: boolean;
  readonly disputeOutcome?: 'won' | 'lost' | undefined;
  readonly refusal?: string | undefined;
}

/** Applies a provider's report, in any order. One payment is accepted, only at the exact amount; other money is returned. */
export function recordPaymentReport(
  state: CartState,
  heard: ReportedPayment,
): Decision<CartEvent, 'cart_not_found'> {
  if (state.status === 'unopened') return reject('cart_not_found');
  if (heard.status === 'succeeded') return succeeded(state, heard);
  if (isPaidCart(state)) return [];
  return stillUnpaid(state, heard);
}

function succeeded(state: OpenedCart, heard: ReportedPayment): readonly CartEvent[] {
  const { paymentId, amount: paid } = heard;
  const refused = state.notAccepted.find((one) => one.paymentId === paymentId);
  if (refused) return whetherReturned(refused, heard);
  if (isPaidCart(state) && state.payment.paymentId === paymentId) return afterwards(state, heard);
  const ask = state.asks.find((one) => one.paymentId === paymentId);
  const refuse = (cause: 'unknown_payment' | 'amount_differs' | 'paid_already'): CartEvent[] => [
    { type: 'PaymentNotAccepted', data: { paymentId, paid, cause } },
  ];
  if (!ask) return refuse('unknown_payment');
  if (ask.total.amount !== paid.amount || ask.total.currency !== paid.currency)
    return refuse('amount_differs');
  if (isPaidCart(state)) return refuse('paid_already');
  return [{ type: 'PaymentSucceeded', data: { paymentId, paid } }];
}

/** An unaccepted payment may be refunded manually at the provider. */
function whetherReturned({ paymentId, paid, isReturned }: NotAccepted, heard: ReportedPayment): CartEvent[] {
  if (isReturned || heard.refunded.amount < paid.amount) return [];
  return [{ type: 'PaymentReturned', data: { paymentId, paid, refundId: null } }];
}

/** Changes after the payment. Reports older than a refund or dispute contain less and change nothing. */
function afterwards(state: PaidCart, heard: ReportedPayment): CartEvent[] {
  const { refunded } = heard;
  const events: CartEvent[] = [];
  // Our own requests may already be at the provider.
  const known = state.refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  const most = Math.min(refunded.amount, state.payment.total.amount);
  if (most > known) {
    const amount = { amount: most - known, currency: state.payment.total.currency };
    events.push({
      type: 'RefundCompleted',
      data: { refundKey: `provider-${most}`, amount, by: 'provider', refundId: null },
    });
  }
  return [...events, ...ofDispute(state, heard)];
}

/** A dispute that opened and closed between two reports is recorded in full. */
function ofDispute(
  state: PaidCart,
  { paymentId, isDisputed, disputeOutcome }: ReportedPayment,
): readonly CartEvent[] {
  const opened: CartEvent = { type: 'DisputeOpened', data: { paymentId } };
  if (isDisputed) return state.isDisputed ? [] : [opened];
  const closed: CartEvent = {
    type: 'DisputeClosed',
    data: { paymentId, outcome: disputeOutcome ?? 'unknown' },
  };
  if (state.isDisputed) return [closed];
  return disputeOutcome !== undefined && state.disputeOutcome === null ? [opened, closed] : [];
}

function stillUnpaid(
  state: OpenedCart,
  { paymentId, status, refusal }: ReportedPayment,
): readonly CartEvent[] {
  const current = state.asks.at(-1);
  const isFinal = state.cancelled.includes(paymentId);
  if (!state.asks.some((ask) => ask.paymentId === paymentId) || isFinal) return [];
  if (status === 'cancelled') return [{ type: 'PaymentCancelled', data: { paymentId } }];
  // A replaced payment matters only once it is paid.
  if (current?.paymentId !== paymentId || state.status === 'failed') return [];
  if (status === 'processing')
    return state.status === 'processing' ? [] : [{ type: 'PaymentProcessing', data: { paymentId } }];
  if (status !== 'refused') return [];
  const code = refusal ?? 'unknown';
  const isRecorded = state.status === 'refused' && state.refusal === code;
  return isRecorded ? [] : [{ type: 'PaymentRefused', data: { paymentId, code } }];
}

export const unreturnedPayments = (state: OpenedCart) =>
  state.notAccepted.filter(({ isReturned }) => !isReturned);

/** The refunded amount. */
export const refundedMoney = (state: PaidCart): Money => ({
  amount: refundedOf(state),
  currency: state.payment.total.currency,
});
