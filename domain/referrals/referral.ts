import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { personal } from '../core/events/personal.ts';
import { defineStream } from '../core/events/stream.ts';

/** What makes it likely that people referred themselves. */
export const holdCauseSchema = z.enum(['same_device', 'same_network', 'same_payment']);
export type HoldCause = z.infer<typeof holdCauseSchema>;

const people = { referrerId: z.string(), joinedUserId: z.string() };
const events = {
  /** A friend signed up by a link and has not verified the address yet. */
  ReferralRecorded: { version: 1, schema: z.object({ ...people, heldFor: z.array(holdCauseSchema) }) },
  /** It may be a self-referral: an admin decides. */
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

/** The stream `referral-<userId>`: by whose link a user came. Each comes by one at most. */
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

/** A link of one's own is no referral, and the first link counts. */
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

/** The address is verified, so there is a person behind it. */
export function confirmReferral(state: Referral): Decision<ReferralEvent> {
  if (state.status !== 'noted') return [];
  const { referrerId, joinedUserId, heldFor } = state;
  return heldFor.length > 0
    ? [{ type: 'ReferralHeld', data: { referrerId, joinedUserId, heldFor: [...heldFor] } }]
    : [{ type: 'ReferralJoined', data: { referrerId, joinedUserId } }];
}

/** It may be a self-referral after all. Held once for each cause: what an admin released stays released. */
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

/** An admin finds that it is one. What was granted for one that counted already stays. */
export function declineReferral(
  state: Referral,
  { reason }: { readonly reason: string },
): Decision<ReferralEvent, 'referral_not_held'> {
  if (state.status === 'declined') return [];
  if (state.status !== 'held') return reject('referral_not_held');
  const { referrerId, joinedUserId } = state;
  return [{ type: 'ReferralDeclined', data: { referrerId, joinedUserId, reason } }];
}
