import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { personal } from '../core/events/personal.ts';
import { defineStream } from '../core/events/stream.ts';

const events = {
  HistoryLookedUp: {
    version: 1,
    schema: z.object({
      userId: z.string(),
      adminId: z.string(),
      reason: personal(z.string()),
    }),
  },
  RecordingPlayed: {
    version: 1,
    schema: z.object({
      userId: z.string(),
      adminId: z.string(),
      recording: z.string(),
      reason: personal(z.string()),
    }),
  },
  ReceiptOpened: {
    version: 1,
    schema: z.object({
      userId: z.string(),
      adminId: z.string(),
      cartId: z.string(),
      reason: personal(z.string()),
    }),
  },
} as const;

export type HistoryLookupEvent = EventOf<typeof events>;
export type HistoryLookup =
  | { readonly status: 'open' }
  | { readonly status: 'recorded' }
  /** The recorded access of an admin to a recording. */
  | ({ readonly status: 'listening' } & Listening)
  | ({ readonly status: 'reading' } & ReceiptReading);

export interface Listening {
  readonly userId: string;
  readonly adminId: string;
  readonly recording: string;
}

export interface ReceiptReading {
  readonly userId: string;
  readonly adminId: string;
  readonly cartId: string;
}

/** The stream `history_lookup-<id>`: an admin's access to a history, recording or receipt, with its reason; part of that history. */
export const historyLookupStream = defineStream({
  category: 'history_lookup',
  subject: 'History look-up',
  events,
  initial: { status: 'open' },
  evolve(_state: HistoryLookup, { type, data }): HistoryLookup {
    if (type === 'HistoryLookedUp') return { status: 'recorded' };
    const { userId, adminId } = data;
    return type === 'RecordingPlayed'
      ? { status: 'listening', userId, adminId, recording: data.recording }
      : { status: 'reading', userId, adminId, cartId: data.cartId };
  },
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
  if (state.status !== 'open') return [];
  return [{ type: 'HistoryLookedUp', data: { userId, adminId, reason } }];
}

export function listenToRecording(
  state: HistoryLookup,
  { userId, adminId, recording, reason }: Listening & { readonly reason: string },
): Decision<HistoryLookupEvent> {
  if (state.status !== 'open') return [];
  return [{ type: 'RecordingPlayed', data: { userId, adminId, recording, reason } }];
}

export function openReceipt(
  state: HistoryLookup,
  { userId, adminId, cartId, reason }: ReceiptReading & { readonly reason: string },
): Decision<HistoryLookupEvent> {
  if (state.status !== 'open') return [];
  return [{ type: 'ReceiptOpened', data: { userId, adminId, cartId, reason } }];
}
