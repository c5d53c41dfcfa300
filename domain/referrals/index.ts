import { callsOf, defineCapability } from '../core/capability.ts';
import { readable } from '../core/events/personal.ts';
import * as adminContract from './admin-contract.ts';
import * as contract from './contract.ts';
import { invitationStream } from './invitation.ts';
import * as inviteContract from './invite-contract.ts';
import { referralLinkStream } from './referral-link.ts';
import { referralStream } from './referral.ts';
import { rewardClaimStream } from './reward-claim.ts';

export const referrals = defineCapability({
  name: 'referrals',
  streams: [referralLinkStream, referralStream, rewardClaimStream, invitationStream],
  calls: callsOf(contract, inviteContract, adminContract),
  rejections: { referral_not_held: 409, nothing_to_claim: 409 },
  descriptions: {
    ReferralLinkCreated: () => 'Got a referral link',
    ReferralRecorded: ({ referrerId }) => `Signed up with the referral link of ${referrerId}`,
    ReferralHeld: ({ joinedUserId, heldFor }) =>
      `The referral of ${joinedUserId} is held: ${heldFor.join(', ').replaceAll('_', ' ')}`,
    ReferralJoined: ({ joinedUserId }) => `The referral of ${joinedUserId} counts`,
    ReferralDeclined: ({ joinedUserId, reason }) =>
      `The referral of ${joinedUserId} does not count: ${readable(reason)}`,
    FriendInvited: ({ email }) => `Invited ${readable(email)}`,
    InvitationsDeclined: () => 'Opted out of invitations from students',
    InvitationsAllowed: () => 'Opted back in to invitations from students',
    RewardClaimed: ({ steps }) =>
      `Claimed rewards, for friends who joined: ${steps.map(({ joined }) => joined).join(', ')}`,
  },
});
