import type { TillPayment } from './till-payment.ts';

const chargeOf = (payment: TillPayment) => ({
  id: payment.id.replace(/^pi_/, 'ch_'),
  object: 'charge',
  amount: payment.amount,
  amount_refunded: payment.refunded,
  currency: payment.currency,
  // Stays true after the dispute.
  disputed: payment.dispute !== undefined,
  livemode: false,
  paid: true,
  payment_intent: payment.id,
  payment_method_details: payment.card && {
    type: 'card',
    card: { fingerprint: `till_${payment.card}` },
  },
  refunded: payment.refunded === payment.amount,
});

export function intentOf(payment: TillPayment, { withCharge }: { readonly withCharge: boolean }) {
  const { declined, status } = payment;
  const charge = status === 'succeeded' ? chargeOf(payment) : null;
  return {
    id: payment.id,
    object: 'payment_intent',
    amount: payment.amount,
    amount_received: status === 'succeeded' ? payment.amount : 0,
    client_secret: payment.clientSecret,
    created: payment.created,
    currency: payment.currency,
    description: payment.description,
    last_payment_error:
      declined === null ? null : { type: 'card_error', code: 'card_declined', decline_code: declined },
    latest_charge: withCharge ? charge : (charge?.id ?? null),
    livemode: false,
    metadata: payment.metadata,
    next_action: null,
    payment_method_types: payment.methods,
    status,
  };
}

export const disputeOf = (payment: TillPayment) => ({
  id: payment.id.replace(/^pi_/, 'dp_'),
  object: 'dispute',
  amount: payment.amount,
  currency: payment.currency,
  livemode: false,
  payment_intent: payment.id,
  status: payment.dispute,
});

function objectOf(type: string, payment: TillPayment) {
  if (type.startsWith('charge.dispute.')) return disputeOf(payment);
  return type.startsWith('charge.') ? chargeOf(payment) : intentOf(payment, { withCharge: false });
}

export const eventOf = (id: string, type: string, payment: TillPayment, created: number) => ({
  id,
  object: 'event',
  created,
  livemode: false,
  type,
  data: { object: objectOf(type, payment) },
});
