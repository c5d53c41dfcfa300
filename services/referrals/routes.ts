import { reject, type Decision } from '#domain/core/events/decision.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import { addressOf } from '#domain/accounts/account.ts';
import { inviteFriend, invitationStream } from '#domain/referrals/invitation.ts';
import { sendInvite } from '#domain/referrals/invite-contract.ts';
import * as adminContract from '#domain/referrals/admin-contract.ts';
import * as contract from '#domain/referrals/contract.ts';
import {
  declineReferral,
  referralStream,
  releaseReferral,
  type Referral,
  type ReferralEvent,
} from '#domain/referrals/referral.ts';
import { claimReward, rewardClaimStream } from '#domain/referrals/reward-claim.ts';
import { earnedSteps, nextStep, referralRewards } from '#domain/referrals/reward-steps.ts';
import { countReferrals, listReferrals } from '#projections/referrals/queries.ts';
import { accountKeyOf } from '../accounts/account-key.ts';
import { readUser } from '../accounts/read-user.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';
import { mailAddressId } from '../mail/mail-address.ts';
import { done, route, type Route } from '../http/route.ts';
import { readClaims } from './read-claims.ts';
import { referralIdOf } from './referral-id.ts';

export function routes(dependencies: Dependencies): Route[] {
  const { journal, readModels, settings } = dependencies;
  return [
    route(
      contract.fetchReferral,
      async ({ principal: { userId } }) => {
        const { invited, joined } = await countReferrals(readModels.db, userId);
        const { steps } = await readClaims(journal, userId);
        const referralId = referralIdOf(settings.personalDataKey, userId);
        const isClaimed = (step: { readonly joined: number }) =>
          steps.some((claimed) => claimed.joined === step.joined);
        const body = {
          referralId,
          link: `${settings.publicUrl}/u?r=${referralId}`,
          invited,
          joined,
          earned: earnedSteps(joined).map((step) => ({ ...step, isClaimed: isClaimed(step) })),
          next: nextStep(joined),
          friend: referralRewards.friend,
        };
        return { status: 200, body };
      },
      { reads: ['referrals'] },
    ),

    route(contract.claimReward, async ({ principal: { userId, account }, context }) => {
      const { joined } = await countReferrals(readModels.db, userId);
      const claimed = await handle(journal, rewardClaimStream, userId, { ...context, userId }, (state) =>
        claimReward(state, { joined }),
      );
      if ('rejected' in claimed) return claimed;
      return done({ user: await readUser(dependencies, account, context.at) }, claimed);
    }),

    route(
      sendInvite,
      async ({ input: { email }, principal: { userId, account }, context }) => {
        if (!account.isVerified) return reject('mail_not_verified');
        if (email === addressOf(account)) {
          return { rejected: 'invalid_input', fields: { email: "Enter a friend's address." } };
        }
        const id = mailAddressId(settings.personalDataKey, email);
        const invited = await handle(journal, invitationStream, id, { ...context, userId }, (state) =>
          inviteFriend(state, { email }),
        );
        return 'rejected' in invited ? invited : done({}, invited);
      },
      { accountOf: async ({ input }) => accountKeyOf(settings.personalDataKey, input.email) },
    ),

    ...adminResourceRoutes(adminContract.adminReferrals, {
      reads: ['referrals'],
      list: (query) => listReferrals(readModels.db, query),
    }),
    route(adminContract.releaseReferral, async ({ input: { userId }, context }) => {
      const released = await judge(journal, userId, context, releaseReferral);
      return 'rejected' in released ? released : done({}, released);
    }),
    route(adminContract.declineReferral, async ({ input: { userId, reason }, context }) => {
      const declined = await judge(journal, userId, context, (state) => declineReferral(state, { reason }));
      return 'rejected' in declined ? declined : done({}, declined);
    }),
  ];
}

/** The events belong to the referrer, who earns the rewards. */
async function judge<Code extends string>(
  journal: Journal,
  userId: string,
  sender: CommandContext,
  decide: (state: Referral) => Decision<ReferralEvent, Code>,
) {
  const referral = fold(referralStream, await journal.read(referralStream, referralStream.nameOf(userId)));
  if (referral.status === 'none') return reject('referral_not_held');
  return handle(journal, referralStream, userId, { ...sender, userId: referral.referrerId }, decide);
}
