import type { RecordedEvent } from '#domain/streams.ts';
import { makeReferralLink, referralLinkStream } from '#domain/referrals/referral-link.ts';
import type { Dependencies } from '#services/core/dependencies.ts';
import { handle } from '#services/core/handle.ts';
import { holdForPayment } from '#services/referrals/hold-for-payment.ts';
import { confirmReferral } from '#services/referrals/confirm-referral.ts';
import { referralIdOf } from '#services/referrals/referral-id.ts';
import { contextOfStep } from '../core/command-context.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import { userOfEvent } from '../core/user-of-event.ts';

/**
 * Gives each new account its referral link, counts the referral of one whose address is verified, and holds the referrals
 * between people who paid by one card.
 */
export function referralsReactor({
  journal,
  settings,
}: Pick<Dependencies, 'journal'> & {
  readonly settings: Pick<Dependencies['settings'], 'personalDataKey'>;
}): Reactor {
  const hold = ({ stream: card, data: { userId }, metadata: { correlationId, at } }: CardUsed) =>
    holdForPayment(journal, { userId, card }, (joinedUserId) =>
      contextOfStep({ name: `${joinedUserId}/same-payment/${userId}`, correlationId, at }),
    );
  return defineReactor({
    name: 'referrals',
    version: 1,
    types: ['UserRegistered', 'UserJoined', 'EmailVerified', 'PaymentCardUsed'],
    lanes: { atOnce: 8, of: ({ stream }) => stream },
    async handle(event) {
      const userId = userOfEvent(event);
      if (event.type === 'PaymentCardUsed') return hold(event);
      const { correlationId, at } = event.metadata;
      const step = (name: string) => contextOfStep({ name: `${userId}/${name}`, correlationId, userId, at });
      if (event.type === 'EmailVerified') return confirmReferral(journal, userId, step('referral'));
      const referralId = referralIdOf(settings.personalDataKey, userId);
      await handle(journal, referralLinkStream, referralId, step('referral-link'), (state) =>
        makeReferralLink(state, { userId }),
      );
    },
  });
}

type CardUsed = Extract<RecordedEvent, { readonly type: 'PaymentCardUsed' }>;
