import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { instantSchema, type Instant } from '../core/instant.ts';

export const perkAudienceSchema = z.enum(['all', 'paid', 'not_paid']);
export type PerkAudience = z.infer<typeof perkAudienceSchema>;

export const perkSchema = z.object({
  perkId: z.string(),
  title: z.string(),
  text: z.string(),
  /** A picture on this site; empty for none. */
  picture: z.string(),
  /** Empty for none. */
  code: z.string(),
  link: z.string(),
  startTime: instantSchema,
  endTime: instantSchema,
  audience: perkAudienceSchema,
});
export type Perk = z.infer<typeof perkSchema>;

const set = z.object({ perk: perkSchema, reason: z.string() });
const events = {
  PerkCreated: { version: 1, schema: set },
  PerkChanged: { version: 1, schema: set },
  PerkEnded: { version: 1, schema: z.object({ endedAt: instantSchema, reason: z.string() }) },
} as const;

export type PerkEvent = EventOf<typeof events>;

export type PerkState =
  | { readonly status: 'missing'; readonly perk?: undefined }
  | { readonly status: 'made'; readonly perk: Perk };

export const perkStream = defineStream({
  category: 'perk',
  subject: 'Perk',
  events,
  initial: { status: 'missing' },
  evolve(state: PerkState, { type, data }): PerkState {
    if (type !== 'PerkEnded') return { status: 'made', perk: data.perk };
    return state.perk ? { status: 'made', perk: { ...state.perk, endTime: data.endedAt } } : state;
  },
});

interface SetPerk {
  readonly perk: Perk;
  readonly reason: string;
}

const isSame = (before: Perk, after: Perk) =>
  JSON.stringify(perkSchema.parse(before)) === JSON.stringify(perkSchema.parse(after));

export function createPerk(state: PerkState, given: SetPerk): Decision<PerkEvent, 'perk_exists'> {
  if (!state.perk) return [{ type: 'PerkCreated', data: given }];
  return isSame(state.perk, given.perk) ? [] : reject('perk_exists');
}

/** Existing claims stay. */
export function changePerk(state: PerkState, given: SetPerk): Decision<PerkEvent, 'perk_not_found'> {
  if (!state.perk) return reject('perk_not_found');
  return isSame(state.perk, given.perk) ? [] : [{ type: 'PerkChanged', data: given }];
}

export function endPerk(
  { perk }: PerkState,
  { now, reason }: { readonly now: Instant; readonly reason: string },
): Decision<PerkEvent, 'perk_not_found'> {
  if (!perk) return reject('perk_not_found');
  return perk.endTime <= now ? [] : [{ type: 'PerkEnded', data: { endedAt: now, reason } }];
}

/** Whether a perk is shown to a person. */
export function isOffered(
  { startTime, endTime, audience }: Pick<Perk, 'startTime' | 'endTime' | 'audience'>,
  { isPaid, now }: { readonly isPaid: boolean; readonly now: Instant },
): boolean {
  const isFor = audience === 'all' || (audience === 'paid') === isPaid;
  return isFor && startTime <= now && now < endTime;
}
