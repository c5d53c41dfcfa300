import { z } from 'zod';
import type { Descriptions } from '../../core/capability.ts';
import type { EventOf } from '../../core/events/codec.ts';
import type { Decision } from '../../core/events/decision.ts';
import { defineStream } from '../../core/events/stream.ts';

const events = {
  PaymentCardUsed: { version: 1, schema: z.object({ userId: z.string() }) },
} as const;

export type PaymentCardEvent = EventOf<typeof events>;

export interface PaymentCard {
  readonly userIds: readonly string[];
}

/** The stream `payment_card-<keyed hash of the provider's fingerprint>`: the users of a card. */
export const paymentCardStream = defineStream({
  category: 'payment_card',
  subject: 'Payment card',
  events,
  initial: { userIds: [] },
  evolve: ({ userIds }: PaymentCard, { data: { userId } }): PaymentCard => ({
    userIds: [...userIds, userId],
  }),
});

export function notePaymentCard(
  { userIds }: PaymentCard,
  { userId }: { readonly userId: string },
): Decision<PaymentCardEvent> {
  return userIds.includes(userId) ? [] : [{ type: 'PaymentCardUsed', data: { userId } }];
}

export const paymentCardDescriptions: Descriptions<PaymentCardEvent> = {
  PaymentCardUsed: () => 'Paid by a card for the first time',
};
