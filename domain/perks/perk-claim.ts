import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import type { Instant } from '../core/instant.ts';
import { isOffered, type Perk } from './perk.ts';

const events = {
  PerkClaimed: { version: 1, schema: z.object({ perkId: z.string(), userId: z.string() }) },
} as const;

export type PerkClaimEvent = EventOf<typeof events>;

export const perkClaimStream = defineStream({
  category: 'perk_claim',
  subject: 'Claimed perk',
  events,
  initial: { isClaimed: false },
  evolve: () => ({ isClaimed: true }),
});

export const perkClaimId = (perkId: string, userId: string): string => `${perkId}-${userId}`;

/** Claims survive the end of the perk. */
export function claimPerk(
  { isClaimed }: { readonly isClaimed: boolean },
  {
    perk,
    userId,
    ...person
  }: { readonly perk: Perk; readonly userId: string; readonly isPaid: boolean; readonly now: Instant },
): Decision<PerkClaimEvent, 'perk_not_offered'> {
  if (isClaimed) return [];
  if (!isOffered(perk, person)) return reject('perk_not_offered');
  return [{ type: 'PerkClaimed', data: { perkId: perk.perkId, userId } }];
}
