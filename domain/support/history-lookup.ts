import { z } from 'zod';
import { defineEvents, type EventOf } from '../core/codec.ts';
import { personal } from '../core/personal.ts';
import type { Decider } from '../core/decider.ts';

/** The stream `history_lookup-<id>`: who looked at whose history, and why. Part of that history itself. */
const definitions = {
  HistoryLookedUp: {
    version: 1,
    schema: z.object({
      userId: z.string(),
      adminId: z.string(),
      reason: personal(z.string()),
    }),
  },
} as const;

export type HistoryLookupEvent = EventOf<typeof definitions>;
export const historyLookupCodec = defineEvents('history_lookup', definitions);
export const historyLookupStream = (lookupId: string) => `history_lookup-${lookupId}`;

export type HistoryLookup = { readonly status: 'open' } | { readonly status: 'recorded' };
export interface LookUpHistory {
  readonly type: 'lookUpHistory';
  readonly userId: string;
  readonly adminId: string;
  readonly reason: string;
}

export const historyLookupDecider: Decider<HistoryLookup, LookUpHistory, HistoryLookupEvent, never> = {
  initial: { status: 'open' },
  evolve: () => ({ status: 'recorded' }),
  decide({ userId, adminId, reason }, state) {
    if (state.status === 'recorded') return [];
    return [{ type: 'HistoryLookedUp', data: { userId, adminId, reason } }];
  },
};
