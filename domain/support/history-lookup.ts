import { z } from 'zod';
import type { EventOf } from '../core/codec.ts';
import type { Decision } from '../core/decision.ts';
import { personal } from '../core/personal.ts';
import { defineStream } from '../core/stream.ts';

const events = {
  HistoryLookedUp: {
    version: 1,
    schema: z.object({
      userId: z.string(),
      adminId: z.string(),
      reason: personal(z.string()),
    }),
  },
} as const;

export type HistoryLookupEvent = EventOf<typeof events>;
export type HistoryLookup = { readonly status: 'open' } | { readonly status: 'recorded' };

/** The stream `history_lookup-<id>`: who looked at whose history, and why. Part of that history itself. */
export const historyLookupStream = defineStream({
  category: 'history_lookup',
  subject: 'History look-up',
  events,
  initial: { status: 'open' },
  evolve: (_state: HistoryLookup): HistoryLookup => ({ status: 'recorded' }),
});

export interface LookUp {
  readonly userId: string;
  readonly adminId: string;
  readonly reason: string;
}

export function lookUpHistory(
  state: HistoryLookup,
  { userId, adminId, reason }: LookUp,
): Decision<HistoryLookupEvent> {
  if (state.status === 'recorded') return [];
  return [{ type: 'HistoryLookedUp', data: { userId, adminId, reason } }];
}
