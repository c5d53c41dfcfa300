import { expect, test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import {
  allowInvitations,
  declineInvitations,
  inviteFriend,
  invitationStream,
  type Invitation,
  type InvitationEvent,
} from './invitation.ts';
import { makeReferralLink, referralLinkStream } from './referral-link.ts';
import {
  confirmReferral,
  declineReferral,
  holdReferral,
  noteReferral,
  referralStream,
  releaseReferral,
  type HoldCause,
  type ReferralEvent,
} from './referral.ts';
import { claimReward, rewardClaimStream } from './reward-claim.ts';
import { nextStep, referralRewards } from './reward-steps.ts';

const people = { referrerId: 'ann', joinedUserId: 'bob' };
const noted = (...heldFor: HoldCause[]): ReferralEvent => ({
  type: 'ReferralRecorded',
  data: { ...people, heldFor },
});
const joined: ReferralEvent = { type: 'ReferralJoined', data: people };
const held: ReferralEvent = { type: 'ReferralHeld', data: { ...people, heldFor: ['same_device'] } };
const reason = { reason: 'The same person' };
const declined: ReferralEvent = { type: 'ReferralDeclined', data: { ...people, ...reason } };

test('gives a link to its first user', () => {
  given(referralLinkStream, [])
    .when((state) => makeReferralLink(state, { userId: 'ann' }))
    .then([{ type: 'ReferralLinkCreated', data: { userId: 'ann' } }]);
});

test('records that a friend joined when the address is verified', () => {
  given(referralStream, [])
    .when((state) => noteReferral(state, { ...people, heldFor: [] }))
    .then([noted()]);
  given(referralStream, [noted()]).when(confirmReferral).then([joined]);
  given(referralStream, []).when(confirmReferral).then([]);
});

test("counts the first link, and never a user's own", () => {
  given(referralStream, [noted()])
    .when((state) => noteReferral(state, { ...people, referrerId: 'eve', heldFor: [] }))
    .then([]);
  given(referralStream, [])
    .when((state) => noteReferral(state, { referrerId: 'bob', joinedUserId: 'bob', heldFor: [] }))
    .then([]);
});

test('holds a likely self-referral until an admin releases or declines it', () => {
  given(referralStream, [noted('same_device')])
    .when(confirmReferral)
    .then([held]);
  given(referralStream, [noted('same_device'), held])
    .when(releaseReferral)
    .then([joined]);
  given(referralStream, [noted('same_device'), held])
    .when((state) => declineReferral(state, reason))
    .then([declined]);
  given(referralStream, [noted('same_device'), held, declined])
    .when(releaseReferral)
    .then([joined]);
  given(referralStream, [noted()]).when(releaseReferral).thenRejected('referral_not_held');
  given(referralStream, [noted(), joined])
    .when((state) => declineReferral(state, reason))
    .thenRejected('referral_not_held');
});

test('holds a counted referral once for a payment with the same card', () => {
  const hold = (state: Parameters<typeof holdReferral>[0]) => holdReferral(state, { cause: 'same_payment' });
  const heldFor = (...causes: HoldCause[]): ReferralEvent => ({
    type: 'ReferralHeld',
    data: { ...people, heldFor: causes },
  });
  const paid = heldFor('same_payment');
  given(referralStream, [noted(), joined]).when(hold).then([paid]);
  given(referralStream, [noted('same_device'), held])
    .when(hold)
    .then([heldFor('same_device', 'same_payment')]);
  given(referralStream, [noted(), joined, paid]).when(releaseReferral).then([joined]);
  given(referralStream, [noted(), joined, paid, joined]).when(hold).then([]);
  given(referralStream, [noted('same_device'), held, declined])
    .when(hold)
    .then([]);
  given(referralStream, []).when(hold).then([]);
});

test('invites a friend once, and not after a refusal', () => {
  const ask = (state: Invitation) => inviteFriend(state, { email: 'bob@example.com' });
  const invited: InvitationEvent = { type: 'FriendInvited', data: { email: 'bob@example.com' } };
  const refused: InvitationEvent = { type: 'InvitationsDeclined', data: {} };
  const allowed: InvitationEvent = { type: 'InvitationsAllowed', data: {} };
  given(invitationStream, []).when(ask).then([invited]);
  given(invitationStream, [invited])
    .when((state) => inviteFriend(state, { email: 'BOB@example.com' }))
    .then([]);
  given(invitationStream, [refused]).when(ask).then([]);
  given(invitationStream, [refused, allowed]).when(ask).then([invited]);
  given(invitationStream, [invited]).when(declineInvitations).then([refused]);
  given(invitationStream, [refused]).when(allowInvitations).then([allowed]);
  given(invitationStream, []).when(allowInvitations).then([]);
});

test('claims a reward once', () => {
  const [first, second] = referralRewards.steps;
  given(rewardClaimStream, [])
    .when((state) => claimReward(state, { joined: 0 }))
    .thenRejected('nothing_to_claim');
  given(rewardClaimStream, [])
    .when((state) => claimReward(state, { joined: second.joined }))
    .then([{ type: 'RewardClaimed', data: { steps: [first, second] } }]);
  given(rewardClaimStream, [{ type: 'RewardClaimed', data: { steps: [first] } }])
    .when((state) => claimReward(state, { joined: second.joined }))
    .then([{ type: 'RewardClaimed', data: { steps: [second] } }]);
  expect(nextStep(first.joined)).toEqual(second);
  expect(nextStep(1_000)).toBeNull();
});
