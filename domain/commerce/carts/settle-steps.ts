import { reject, type Decision } from '../../core/events/decision.ts';
import type { Instant } from '../../core/instant.ts';
import { isPaidCart, type CartEvent, type CartState } from './cart.ts';
import type { Money } from '../prices/money.ts';

/** Records once that unaccepted money was returned. */
export function notePaymentReturned(
  state: CartState,
  { paymentId, refundId }: { readonly paymentId: string; readonly refundId: string },
): Decision<CartEvent, 'cart_not_found'> {
  if (state.status === 'unopened') return reject('cart_not_found');
  const owed = state.notAccepted.find((one) => one.paymentId === paymentId && !one.isReturned);
  return owed ? [{ type: 'PaymentReturned', data: { paymentId, paid: owed.paid, refundId } }] : [];
}

export function noteDelivered(
  state: CartState,
  { until, receiptNumber }: { readonly until: Instant | null; readonly receiptNumber: string },
): Decision<CartEvent, 'cart_not_found'> {
  if (state.status === 'unopened' || !isPaidCart(state)) return reject('cart_not_found');
  if (state.delivered) return [];
  const { payment, packageId, quantity } = state;
  const { name } = payment.offer;
  return [
    {
      type: 'PackageDelivered',
      data: { paid: payment.total, packageId, name, quantity, days: payment.days, until, receiptNumber },
    },
  ];
}

/** Records that a grant was revoked, once and only after a full refund. A paid cart is granted first. */
export function noteRevoked(state: CartState): Decision<CartEvent, 'cart_not_found'> {
  if (state.status === 'unopened' || !isPaidCart(state)) return reject('cart_not_found');
  if (state.isTakenBack || state.status !== 'refunded' || !state.delivered) return [];
  const { packageId, payment } = state;
  return [{ type: 'PurchaseRevoked', data: { packageId, name: payment.offer.name } }];
}

/** The paid amount less completed and pending refunds. */
function refundable(state: CartState): Money | undefined {
  if (state.status === 'unopened' || !isPaidCart(state)) return undefined;
  const { total } = state.payment;
  const gone = state.refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  return { amount: Math.max(0, total.amount - gone), currency: total.currency };
}

/** Requests a refund, of everything left by default. Once per key. */
export function askRefund(
  state: CartState,
  asked: {
    readonly refundKey: string;
    readonly amount?: number | undefined;
    readonly cause: 'admin' | 'account_deleted';
    readonly reason?: string;
  },
): Decision<CartEvent, 'cart_not_found' | 'nothing_to_refund' | 'refund_too_high'> {
  if (state.status === 'unopened') return reject('cart_not_found');
  const { refundKey, amount, ...why } = asked;
  const left = refundable(state);
  if (isPaidCart(state) && state.refunds.some((refund) => refund.refundKey === refundKey)) return [];
  if (!left || left.amount === 0) return reject('nothing_to_refund');
  if (amount !== undefined && amount > left.amount) return reject('refund_too_high');
  const money = { amount: amount ?? left.amount, currency: left.currency };
  return [{ type: 'RefundRequested', data: { refundKey, amount: money, ...why } }];
}

export function noteRefund(
  state: CartState,
  {
    refundKey,
    outcome,
  }: {
    readonly refundKey: string;
    readonly outcome: { readonly refundId: string } | { readonly code: string };
  },
): Decision<CartEvent, 'cart_not_found'> {
  if (state.status === 'unopened' || !isPaidCart(state)) return reject('cart_not_found');
  const asked = state.refunds.find((refund) => refund.refundKey === refundKey && refund.status === 'asked');
  if (!asked) return [];
  if ('code' in outcome) return [{ type: 'RefundFailed', data: { refundKey, code: outcome.code } }];
  const { refundId } = outcome;
  return [{ type: 'RefundCompleted', data: { refundKey, amount: asked.amount, by: 'us', refundId } }];
}
