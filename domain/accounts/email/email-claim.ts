import { z } from 'zod';
import type { EventOf } from '../../core/events/codec.ts';
import type { Decision } from '../../core/events/decision.ts';
import { defineStream } from '../../core/events/stream.ts';

const events = {
  EmailClaimed: { version: 1, schema: z.object({ userId: z.string() }) },
} as const;

export type EmailClaimEvent = EventOf<typeof events>;

export type EmailClaim =
  | { readonly status: 'unclaimed' }
  | { readonly status: 'claimed'; readonly userId: string };

/** The stream `email_claim-<keyed hash>`: the latest claim of an address. Voids earlier claims, but not proofs: `email-reservation.ts`. */
export const emailClaimStream = defineStream({
  category: 'email_claim',
  subject: 'Registrations with an address',
  events,
  initial: { status: 'unclaimed' },
  evolve: (_state: EmailClaim, { data }): EmailClaim => ({ status: 'claimed', userId: data.userId }),
});

export function claimEmail(
  state: EmailClaim,
  { userId }: { readonly userId: string },
): Decision<EmailClaimEvent> {
  const isLast = state.status === 'claimed' && state.userId === userId;
  return isLast ? [] : [{ type: 'EmailClaimed', data: { userId } }];
}

export function isClaimOf(state: EmailClaim, userId: string): boolean {
  return state.status === 'unclaimed' || state.userId === userId;
}
