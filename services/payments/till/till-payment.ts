export interface TillPayment {
  readonly id: string;
  readonly clientSecret: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly methods: readonly string[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
  readonly status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  /** Why the last attempt failed. */
  readonly declined: string | null;
  readonly refunded: number;
  /** Of the last attempt. */
  readonly card?: TillCard;
  readonly dispute?: Dispute;
}

export const disputes = ['needs_response', 'won', 'lost'] as const;
export type Dispute = (typeof disputes)[number];

/** The cards of the payment page: their outcome, and the number in Stripe's own tests. */
export const tillCards = {
  succeeds: { number: '4242 4242 4242 4242', name: 'Goes through' },
  declined: { number: '4000 0000 0000 0002', name: 'Is declined' },
  asks: { number: '4000 0025 0000 3155', name: 'Asks for a confirmation' },
  late: { number: '4000 0000 0000 0077', name: 'Goes through some seconds later' },
} as const;
export type TillCard = keyof typeof tillCards;

/** The delay of the late card, in milliseconds. */
export const lateCardMs = 5_000;

export type TillAct = TillCard | 'confirm' | 'refuse' | 'give_up';

const isOpen = ({ status }: TillPayment) =>
  status === 'requires_payment_method' || status === 'requires_action';

/** The payment after an act; unchanged if the act does not fit or is repeated. */
export function act(payment: TillPayment, what: TillAct): TillPayment {
  if (!isOpen(payment)) return payment;
  switch (what) {
    case 'succeeds':
      return { ...payment, card: what, status: 'succeeded', declined: null };
    case 'declined':
      return { ...payment, card: what, status: 'requires_payment_method', declined: 'generic_decline' };
    case 'asks':
      return { ...payment, card: what, status: 'requires_action', declined: null };
    case 'late':
      return { ...payment, card: what, status: 'processing', declined: null };
    case 'confirm':
      return payment.status === 'requires_action' ? { ...payment, status: 'succeeded' } : payment;
    case 'refuse':
      return payment.status === 'requires_action'
        ? { ...payment, status: 'requires_payment_method', declined: 'payment_intent_authentication_failure' }
        : payment;
    case 'give_up':
      return { ...payment, status: 'canceled' };
  }
}

export const settle = (payment: TillPayment): TillPayment =>
  payment.status === 'processing' ? { ...payment, status: 'succeeded' } : payment;

export function cancel(payment: TillPayment): TillPayment | 'payment_intent_unexpected_state' {
  return isOpen(payment) ? { ...payment, status: 'canceled' } : 'payment_intent_unexpected_state';
}

/** Refunds an amount, or returns Stripe's code for the rejection. */
export function refund(
  payment: TillPayment,
  amount: number,
): TillPayment | 'charge_already_refunded' | 'amount_too_large' | 'payment_intent_unexpected_state' {
  if (payment.status !== 'succeeded') return 'payment_intent_unexpected_state';
  if (payment.refunded === payment.amount) return 'charge_already_refunded';
  if (payment.refunded + amount > payment.amount) return 'amount_too_large';
  return { ...payment, refunded: payment.refunded + amount };
}

/** Opens or closes a dispute; only paid payments are disputed, and closed disputes stay closed. */
export function disputed(
  payment: TillPayment,
  dispute: Dispute,
): TillPayment | 'payment_intent_unexpected_state' {
  if (payment.dispute === dispute) return payment;
  const isOver = payment.dispute === 'won' || payment.dispute === 'lost';
  return payment.status !== 'succeeded' || isOver
    ? 'payment_intent_unexpected_state'
    : { ...payment, dispute };
}

/** Stripe's event name for a transition; undefined for none. */
export function noticeOf(before: TillPayment, after: TillPayment): string | undefined {
  if (after.refunded !== before.refunded) return 'charge.refunded';
  if (after.dispute !== before.dispute)
    return after.dispute === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed';
  if (after.status !== before.status) {
    if (after.status === 'succeeded') return 'payment_intent.succeeded';
    if (after.status === 'processing') return 'payment_intent.processing';
    if (after.status === 'canceled') return 'payment_intent.canceled';
    if (after.status === 'requires_action') return 'payment_intent.requires_action';
  }
  return after.declined !== null && after !== before ? 'payment_intent.payment_failed' : undefined;
}
