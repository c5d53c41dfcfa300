import type { RecordedEvent } from '#domain/streams.ts';
import type { Dependencies } from '#services/dependencies.ts';
import { holdForPayment } from '#services/referrals/hold-for-payment.ts';
import { confirmReferral } from '#services/referrals/confirm-referral.ts';
import { contextOfStep } from '../core/command-context.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import { userOfEvent } from '../core/user-of-event.ts';

/** Confirms referrals of verified accounts, and holds those between users of one card. */
export function referralsReactor({ journal }: Pick<Dependencies, 'journal'>): Reactor {
  const hold = ({ stream: card, data: { userId }, metadata: { correlationId, at } }: CardUsed) =>
    holdForPayment(journal, { userId, card }, (joinedUserId) =>
      contextOfStep({ name: `${joinedUserId}/same-payment/${userId}`, correlationId, at }),
    );
  return defineReactor({
    name: 'referrals',
    version: 1,
    types: ['EmailVerified', 'PaymentCardUsed'],
    lanes: { atOnce: 8, of: ({ stream }) => stream },
    async handle(event) {
      if (event.type === 'PaymentCardUsed') return hold(event);
      const userId = userOfEvent(event);
      const { correlationId, at } = event.metadata;
      const step = contextOfStep({ name: `${userId}/referral`, correlationId, userId, at });
      await confirmReferral(journal, userId, step);
    },
  });
}

type CardUsed = Extract<RecordedEvent, { readonly type: 'PaymentCardUsed' }>;
