import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';

const events = {
  ReferralLinkCreated: { version: 1, schema: z.object({ userId: z.string() }) },
} as const;

export type ReferralLinkEvent = EventOf<typeof events>;

export interface ReferralLink {
  readonly userId?: string;
}

/** The stream `referral_link-<referralId>`: the link's owner. The id is a keyed hash, which reveals nothing. */
export const referralLinkStream = defineStream({
  category: 'referral_link',
  subject: 'Referral link',
  events,
  initial: {},
  evolve: (_state: ReferralLink, { data }): ReferralLink => ({ userId: data.userId }),
});

export function makeReferralLink(
  state: ReferralLink,
  { userId }: { readonly userId: string },
): Decision<ReferralLinkEvent> {
  return state.userId === undefined ? [{ type: 'ReferralLinkCreated', data: { userId } }] : [];
}
