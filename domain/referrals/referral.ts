import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { personal } from '../core/events/personal.ts';
import { defineStream } from '../core/events/stream.ts';

export const holdCauseSchema = z.enum(['same_device', 'same_network', 'same_payment']);
export type HoldCause = z.infer<typeof holdCauseSchema>;

const people = { referrerId: z.string(), joinedUserId: z.string() };
const events = {
  /** The friend has not verified the address yet. */
  ReferralRecorded: { version: 1, schema: z.object({ ...people, heldFor: z.array(holdCauseSchema) }) },
  /** A possible self-referral, which an admin decides. */
  ReferralHeld: { version: 1, schema: z.object({ ...people, heldFor: z.array(holdCauseSchema) }) },
  ReferralJoined: { version: 1, schema: z.object(people) },
  ReferralDeclined: { version: 1, schema: z.object({ ...people, reason: personal(z.string()) }) },
} as const;

export type ReferralEvent = EventOf<typeof events>;

export const referralStatusSchema = z.enum(['noted', 'held', 'joined', 'declined']);
export type ReferralStatus = z.infer<typeof referralStatusSchema>;

export type Referral =
  | { readonly status: 'none' }
  | {
      readonly status: ReferralStatus;
      readonly referrerId: string;
      readonly joinedUserId: string;
      readonly heldFor: readonly HoldCause[];
    };

/** The stream `referral-<userId>`: a user is referred at most once. */
export const referralStream = defineStream({
  category: 'referral',
  subject: 'Referral',
  events,
  initial: { status: 'none' },
  evolve(state: Referral, { type, data }): Referral {
    if (type === 'ReferralRecorded') return { status: 'noted', ...data };
    if (state.status === 'none') return state;
    switch (type) {
      case 'ReferralHeld':
        return { ...state, status: 'held', heldFor: data.heldFor };
      case 'ReferralJoined':
        return { ...state, status: 'joined' };
      case 'ReferralDeclined':
        return { ...state, status: 'declined' };
    }
  },
});

/** A user's own link does not count, and the first link wins. */
export function noteReferral(
  state: Referral,
  noted: {
    readonly referrerId: string;
    readonly joinedUserId: string;
    readonly heldFor: readonly HoldCause[];
  },
): Decision<ReferralEvent> {
  if (state.status !== 'none' || noted.referrerId === noted.joinedUserId) return [];
  return [{ type: 'ReferralRecorded', data: { ...noted, heldFor: [...noted.heldFor] } }];
}

/** The address is verified, so a person owns it. */
export function confirmReferral(state: Referral): Decision<ReferralEvent> {
  if (state.status !== 'noted') return [];
  const { referrerId, joinedUserId, heldFor } = state;
  return heldFor.length > 0
    ? [{ type: 'ReferralHeld', data: { referrerId, joinedUserId, heldFor: [...heldFor] } }]
    : [{ type: 'ReferralJoined', data: { referrerId, joinedUserId } }];
}

/** Holds a possible self-referral, once per cause: released ones stay released. */
export function holdReferral(
  state: Referral,
  { cause }: { readonly cause: HoldCause },
): Decision<ReferralEvent> {
  if (state.status === 'none' || state.status === 'declined' || state.heldFor.includes(cause)) return [];
  const { referrerId, joinedUserId, heldFor } = state;
  return [{ type: 'ReferralHeld', data: { referrerId, joinedUserId, heldFor: [...heldFor, cause] } }];
}

export function releaseReferral(state: Referral): Decision<ReferralEvent, 'referral_not_held'> {
  if (state.status === 'joined') return [];
  if (state.status === 'none' || state.status === 'noted') return reject('referral_not_held');
  const { referrerId, joinedUserId } = state;
  return [{ type: 'ReferralJoined', data: { referrerId, joinedUserId } }];
}

/** Rewards that were granted already stay. */
export function declineReferral(
  state: Referral,
  { reason }: { readonly reason: string },
): Decision<ReferralEvent, 'referral_not_held'> {
  if (state.status === 'declined') return [];
  if (state.status !== 'held') return reject('referral_not_held');
  const { referrerId, joinedUserId } = state;
  return [{ type: 'ReferralDeclined', data: { referrerId, joinedUserId, reason } }];
}
