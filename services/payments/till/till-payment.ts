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
  /** Why the last try did not go through. */
  readonly declined: string | null;
  readonly refunded: number;
  /** The card of the last try; absent before one. */
  readonly card?: TillCard;
  /** How the bank's dispute stands, in Stripe's words; absent without one. */
  readonly dispute?: Dispute;
}

export const disputes = ['needs_response', 'won', 'lost'] as const;
export type Dispute = (typeof disputes)[number];

/** The cards of the payment page: what each comes to, and the number that Stripe's own tests know it by. */
export const tillCards = {
  succeeds: { number: '4242 4242 4242 4242', name: 'Goes through' },
  declined: { number: '4000 0000 0000 0002', name: 'Is declined' },
  asks: { number: '4000 0025 0000 3155', name: 'Asks for a confirmation' },
  late: { number: '4000 0000 0000 0077', name: 'Goes through some seconds later' },
} as const;
export type TillCard = keyof typeof tillCards;

/** How long the late card takes, in milliseconds. */
export const lateCardMs = 5_000;

export type TillAct = TillCard | 'confirm' | 'refuse' | 'give_up';

const isOpen = ({ status }: TillPayment) =>
  status === 'requires_payment_method' || status === 'requires_action';

/** The payment after an act of who pays; the same one where the act does not fit, or was done before. */
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

/** What was being looked at goes through. */
export const settle = (payment: TillPayment): TillPayment =>
  payment.status === 'processing' ? { ...payment, status: 'succeeded' } : payment;

/** Cancelled, or Stripe's code for why not. */
export function cancel(payment: TillPayment): TillPayment | 'payment_intent_unexpected_state' {
  return isOpen(payment) ? { ...payment, status: 'canceled' } : 'payment_intent_unexpected_state';
}

/** With so much given back, or Stripe's code for why not. */
export function refund(
  payment: TillPayment,
  amount: number,
): TillPayment | 'charge_already_refunded' | 'amount_too_large' | 'payment_intent_unexpected_state' {
  if (payment.status !== 'succeeded') return 'payment_intent_unexpected_state';
  if (payment.refunded === payment.amount) return 'charge_already_refunded';
  if (payment.refunded + amount > payment.amount) return 'amount_too_large';
  return { ...payment, refunded: payment.refunded + amount };
}

/** With a dispute of the bank, or with its end; only what is paid is disputed, and what is over stays so. */
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

/** Stripe's name for what happened between two states; undefined where there is nothing to tell. */
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
