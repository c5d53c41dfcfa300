import { z } from 'zod';
import type { EventOf } from '../../core/events/codec.ts';
import type { Decision } from '../../core/events/decision.ts';
import { defineStream } from '../../core/events/stream.ts';

const events = {
  CpcOfferClaimed: { version: 1, schema: z.object({ promoId: z.string(), userId: z.string() }) },
} as const;

export type CpcOfferEvent = EventOf<typeof events>;
export type CpcOffer = { readonly status: 'free' } | { readonly status: 'taken'; readonly userId: string };

export const cpcOfferStream = defineStream({
  category: 'cpc_offer',
  subject: 'Offer of a browser',
  events,
  initial: { status: 'free' },
  evolve: (_state: CpcOffer, { data }): CpcOffer => ({ status: 'taken', userId: data.userId }),
});

/** Binds a browser's start to an account; the first account keeps it. */
export function takeCpcOffer(
  state: CpcOffer,
  taken: { readonly promoId: string; readonly userId: string },
): Decision<CpcOfferEvent> {
  return state.status === 'free' ? [{ type: 'CpcOfferClaimed', data: { ...taken } }] : [];
}

/** Whether it applies to an account. */
export const isOpenTo = (state: CpcOffer, userId: string): boolean =>
  state.status === 'free' || state.userId === userId;
