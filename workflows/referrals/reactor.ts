import { makeReferralLink, referralLinkStream } from '#domain/referrals/referral-link.ts';
import type { Dependencies } from '#services/core/dependencies.ts';
import { handle } from '#services/core/handle.ts';
import { confirmReferral } from '#services/referrals/confirm-referral.ts';
import { referralIdOf } from '#services/referrals/referral-id.ts';
import { contextOfStep } from '../core/command-context.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import { userOfEvent } from '../core/user-of-event.ts';

/** Gives each new account its referral link, and counts the referral of one whose address is verified. */
export function referralsReactor({
  journal,
  settings,
}: Pick<Dependencies, 'journal'> & {
  readonly settings: Pick<Dependencies['settings'], 'personalDataKey'>;
}): Reactor {
  return defineReactor({
    name: 'referrals',
    version: 1,
    types: ['UserRegistered', 'UserJoined', 'EmailVerified'],
    lanes: { atOnce: 8, of: ({ stream }) => stream },
    async handle(event) {
      const userId = userOfEvent(event);
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
