import type { Money } from '#domain/commerce/prices/money.ts';
import {
  PaymentRefusal,
  ProviderAway,
  UnknownPayment,
  type Payment,
  type PaymentOrder,
  type Payments,
} from '../payments.ts';

type Change = Partial<Pick<Payment, 'status' | 'amount' | 'isDisputed' | 'refusal'>>;

/** A provider in memory that keeps the port's promises, and fails on demand. */
export interface PaymentsDouble extends Payments {
  /** Sets the status of a payment at the provider. */
  become(paymentId: string, change: Change): Payment;
  /** Runs the next calls but loses this many of their answers. */
  loseAnswers(times: number): void;
  /** The refunded total of a payment at the provider. */
  refundedOf(paymentId: string): number;
  readonly orders: readonly PaymentOrder[];
}

export function createPaymentsDouble(): PaymentsDouble {
  const payments = new Map<string, Payment>();
  const asked = new Map<string, string>();
  const refunds = new Map<string, string>();
  const orders: PaymentOrder[] = [];
  let lost = 0;
  const found = (paymentId: string): Payment => {
    const payment = payments.get(paymentId);
    if (!payment) throw new UnknownPayment(paymentId);
    return payment;
  };
  const become = (paymentId: string, change: Partial<Payment>): Payment => {
    const changed = { ...found(paymentId), ...change };
    payments.set(paymentId, changed);
    return changed;
  };
  const answered = <Value>(value: Value): Value => {
    if (lost === 0) return value;
    lost -= 1;
    throw new ProviderAway();
  };
  const nothing = ({ currency }: Money): Money => ({ amount: 0, currency });
  return {
    provider: { kind: 'till' },
    orders,
    become,
    loseAnswers(times) {
      lost = times;
    },
    refundedOf: (paymentId) => found(paymentId).refunded.amount,
    async ask(order) {
      orders.push(order);
      const { cartId, total: amount, idempotencyKey } = order;
      const paymentId = asked.get(idempotencyKey) ?? `pi_${crypto.randomUUID()}`;
      asked.set(idempotencyKey, paymentId);
      if (!payments.has(paymentId)) {
        const refunded = nothing(amount);
        payments.set(paymentId, { paymentId, cartId, status: 'open', amount, refunded, isDisputed: false });
      }
      return answered({ paymentId, clientSecret: `${paymentId}_secret`, redirectUrl: `/till/${paymentId}` });
    },
    async find(paymentId) {
      return answered(found(paymentId));
    },
    async cancel(paymentId) {
      const { status } = found(paymentId);
      const isOver = status === 'succeeded' || status === 'processing';
      return answered(isOver ? found(paymentId) : become(paymentId, { status: 'cancelled' }));
    },
    async refund({ paymentId, amount, idempotencyKey }) {
      const before = refunds.get(idempotencyKey);
      if (before !== undefined) return answered({ refundId: before });
      const payment = found(paymentId);
      const refunded = payment.refunded.amount + amount.amount;
      if (payment.status !== 'succeeded' || refunded > payment.amount.amount)
        throw new PaymentRefusal('charge_already_refunded');
      const refundId = `re_${crypto.randomUUID()}`;
      refunds.set(idempotencyKey, refundId);
      become(paymentId, { refunded: { ...amount, amount: refunded } });
      return answered({ refundId });
    },
    async *list() {
      yield* payments.values();
    },
    readWebhook: () => undefined,
  };
}
