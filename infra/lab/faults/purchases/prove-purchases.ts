import { cartStream } from '#domain/commerce/carts/cart.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import type { TillPayment } from '#services/payments/till/till-payment.ts';
import type { Tried } from './purchase-book.ts';

export interface PurchaseProof {
  readonly paid: number;
  readonly unpaid: number;
  /** Paid, but neither granted nor refunded. */
  readonly notGranted: readonly string[];
  /** Granted twice: the cart, its access or its credits. */
  readonly grantedTwice: readonly string[];
  /** Granted without money at the till. */
  readonly grantedUnpaid: readonly string[];
  /** Granted later than a minute after the payment with everything running. */
  readonly late: readonly string[];
  /** The longest delay from then, in milliseconds; 0 if all were granted before. */
  readonly latestMs: number;
  /** By currency, in the smallest unit. */
  readonly tillMoney: Readonly<Record<string, number>>;
  readonly eventMoney: Readonly<Record<string, number>>;
}

const allowedMs = 60_000;

/** @param allBackMs when the last killed part ran again, since 1970 */
export function provePurchases(
  events: readonly RecordedEvent[],
  till: readonly TillPayment[],
  tried: readonly Tried[],
  allBackMs: number,
): PurchaseProof {
  const { delivered, grants, eventMoney } = recordedIn(events);
  const { paidCarts, tillMoney } = paidAt(till);
  const paidMs = new Map(tried.map((one) => [one.cartId, one.paidMs]));
  const lateness = [...delivered].map(([cartId, [atMs = 0]]) => ({
    cartId,
    ms: Math.max(0, atMs - Math.max(paidMs.get(cartId) ?? 0, allBackMs)),
  }));
  return {
    paid: paidCarts.size,
    unpaid: tried.filter(({ cartId }) => !paidCarts.has(cartId)).length,
    notGranted: [...paidCarts]
      .filter(([cartId, { amount, refunded }]) => !delivered.has(cartId) && refunded < amount)
      .map(([cartId]) => cartId),
    grantedTwice: [
      ...[...delivered].filter(([, times]) => times.length > 1).map(([cartId]) => cartId),
      ...[...grants].filter(([, times]) => times > 1).map(([name]) => name),
    ],
    grantedUnpaid: [...delivered.keys()].filter((cartId) => !paidCarts.has(cartId)),
    late: lateness.filter(({ ms }) => ms > allowedMs).map(({ cartId, ms }) => `${cartId}, ${ms} ms`),
    latestMs: Math.max(0, ...lateness.map(({ ms }) => ms)),
    tillMoney,
    eventMoney,
  };
}

type Money = Record<string, number>;

function add(money: Money, currency: string, amount: number): void {
  money[currency] = (money[currency] ?? 0) + amount;
}

/** Deliveries and grants by cart, and the money by currency. */
function recordedIn(events: readonly RecordedEvent[]) {
  const delivered = new Map<string, number[]>();
  const grants = new Map<string, number>();
  const eventMoney: Money = {};
  for (const event of events) {
    const cartId = event.stream.slice(cartStream.nameOf('').length);
    switch (event.type) {
      case 'PackageDelivered':
        delivered.set(cartId, [...(delivered.get(cartId) ?? []), Date.parse(event.recordedAt)]);
        break;
      case 'PackageGranted':
        grants.set(`access of ${event.data.cartId}`, (grants.get(`access of ${event.data.cartId}`) ?? 0) + 1);
        break;
      case 'BoughtCreditsGranted': {
        const name = `${event.data.kind} of ${event.data.cartId}`;
        grants.set(name, (grants.get(name) ?? 0) + 1);
        break;
      }
      case 'PaymentSucceeded':
      case 'PaymentNotAccepted':
        add(eventMoney, event.data.paid.currency, event.data.paid.amount);
        break;
      case 'PaymentReturned':
        add(eventMoney, event.data.paid.currency, -event.data.paid.amount);
        break;
      case 'RefundCompleted':
        add(eventMoney, event.data.amount.currency, -event.data.amount.amount);
        break;
      default:
        break;
    }
  }
  return { delivered, grants, eventMoney };
}

/** Paid carts, and the money by currency without refunds. */
function paidAt(till: readonly TillPayment[]) {
  const tillMoney: Money = {};
  const paidCarts = new Map<string, TillPayment>();
  for (const payment of till) {
    if (payment.status !== 'succeeded') continue;
    add(tillMoney, payment.currency.toUpperCase(), payment.amount - payment.refunded);
    paidCarts.set(payment.metadata['cartId'] ?? '', payment);
  }
  return { paidCarts, tillMoney };
}

/** Problems, in sentences. */
export function purchaseFindings(proof: PurchaseProof, surprises: readonly string[]): string[] {
  const currencies = new Set([...Object.keys(proof.tillMoney), ...Object.keys(proof.eventMoney)]);
  return [
    ...(proof.paid === 0 ? ['nothing was paid'] : []),
    ...(proof.unpaid === 0 ? ['everything was paid'] : []),
    ...proof.notGranted.map((what) => `paid and not granted: ${what}`),
    ...proof.grantedTwice.map((what) => `granted twice: ${what}`),
    ...proof.grantedUnpaid.map((what) => `granted and not paid: ${what}`),
    ...proof.late.map((what) => `granted late: ${what}`),
    ...[...currencies]
      .filter((currency) => (proof.tillMoney[currency] ?? 0) !== (proof.eventMoney[currency] ?? 0))
      .map(
        (currency) =>
          `${currency}: ${proof.tillMoney[currency] ?? 0} at the till, ${proof.eventMoney[currency] ?? 0} in the events`,
      ),
    ...surprises.map((what) => `a buyer met ${what}`),
  ];
}
