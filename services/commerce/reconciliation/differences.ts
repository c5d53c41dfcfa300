import type { z } from 'zod';
import type { reconciliationSchema } from '#domain/commerce/carts/reconciliation-contract.ts';
import { isPaidCart, refundedOf, type OpenedCart } from '#domain/commerce/carts/cart.ts';
import { unreturnedPayments } from '#domain/commerce/carts/record-payment-report.ts';
import type { Money } from '#domain/commerce/prices/money.ts';
import type { Payment } from '../../payments/payments.ts';

export type Difference = z.infer<typeof reconciliationSchema>['differences'][number];

/** Differences between the provider's payment and our events; empty if they agree. */
export function differencesOf(cart: OpenedCart | undefined, payment: Payment): Difference[] {
  const { paymentId, amount, refunded, status } = payment;
  const isPaid = status === 'succeeded';
  const differs = (kind: Difference['kind'], ours: Money | null, theirs: Money | null): Difference[] => [
    { cartId: cart?.cartId ?? null, paymentId, kind, ours, theirs },
  ];
  if (!cart) return isPaid ? differs('paid_unknown', null, amount) : [];
  if (isPaidCart(cart) && cart.payment.paymentId === paymentId) {
    const ours = cart.payment.total;
    if (!isPaid) return differs('granted_not_paid', ours, null);
    if (!isSame(ours, amount)) return differs('amount_differs', ours, amount);
    const given = { ...ours, amount: refundedOf(cart) };
    if (!isSame(given, refunded)) return differs('refund_differs', given, refunded);
    return cart.delivered || refunded.amount >= amount.amount
      ? []
      : differs('paid_not_granted', ours, amount);
  }
  if (!isPaid) return [];
  if (refunded.amount >= amount.amount) {
    const isOwed = unreturnedPayments(cart).some((owed) => owed.paymentId === paymentId);
    return isOwed ? differs('refund_differs', { ...amount, amount: 0 }, refunded) : [];
  }
  return differs('paid_not_granted', null, amount);
}

const isSame = (one: Money, other: Money) => one.amount === other.amount && one.currency === other.currency;
