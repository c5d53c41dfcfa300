import { z } from 'zod';
import type { EventOf } from '../core/codec.ts';
import type { Decision } from '../core/decision.ts';
import { defineStream } from '../core/stream.ts';
import type { PlatformAccess } from './platform-access.ts';
import { dayMs, hourMs } from '../core/durations.ts';

const causeSchema = z.enum(['logged_out', 'blocked', 'account_deleted']);
const events = {
  SessionStarted: {
    version: 1,
    schema: z.object({ sessionId: z.string(), expiresAt: z.iso.datetime() }),
  },
  SessionEnded: { version: 1, schema: z.object({ sessionId: z.string(), cause: causeSchema }) },
} as const;

export type SessionEvent = EventOf<typeof events>;

export type Session =
  | { readonly status: 'none' }
  | { readonly status: 'active'; readonly sessionId: string; readonly expiresAt: string }
  | { readonly status: 'ended'; readonly sessionId: string };

/**
 * The stream `session-<userId>`: which log-in counts. A user has one session at a time; each new one ends the
 * one before, so the last event alone tells the state and a check reads one event.
 */
export const sessionStream = defineStream({
  category: 'session',
  subject: 'Session',
  events,
  initial: { status: 'none' },
  evolve: (_state: Session, { type, data }): Session =>
    type === 'SessionStarted'
      ? { status: 'active', sessionId: data.sessionId, expiresAt: data.expiresAt }
      : { status: 'ended', sessionId: data.sessionId },
});

/**
 * How long a session lasts at most, and how long it may go unused; in milliseconds. Students come back to practise for
 * weeks; who can read everybody's history logs in each day.
 */
export const sessionLimits: {
  readonly [Access in PlatformAccess]: { readonly lastsMs: number; readonly idleMs: number };
} = {
  student: { lastsMs: 30 * dayMs, idleMs: 14 * dayMs },
  admin: { lastsMs: 12 * hourMs, idleMs: hourMs },
};

/** @param started `expiresAt` is ISO 8601, UTC */
export function startSession(
  state: Session,
  { sessionId, expiresAt }: { readonly sessionId: string; readonly expiresAt: string },
): Decision<SessionEvent> {
  if (state.status !== 'none' && state.sessionId === sessionId) return [];
  return [{ type: 'SessionStarted', data: { sessionId, expiresAt } }];
}

/** Without a `sessionId` the active session ends, whichever it is. */
export function endSession(
  state: Session,
  { sessionId, cause }: { readonly sessionId?: string; readonly cause: z.infer<typeof causeSchema> },
): Decision<SessionEvent> {
  if (state.status !== 'active') return [];
  if (sessionId !== undefined && sessionId !== state.sessionId) return [];
  return [{ type: 'SessionEnded', data: { sessionId: state.sessionId, cause } }];
}

export type SessionCheck = 'valid' | 'session_ended' | 'other_session';

/** Whether a token that names `sessionId` still counts: specification, document 1, section 4. */
export function checkSession(state: Session, sessionId: string, now: string): SessionCheck {
  if (state.status === 'none') return 'session_ended';
  if (state.sessionId !== sessionId) return 'other_session';
  if (state.status === 'ended' || Date.parse(state.expiresAt) <= Date.parse(now)) return 'session_ended';
  return 'valid';
}
