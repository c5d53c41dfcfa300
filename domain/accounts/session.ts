import { z } from 'zod';
import { defineEvents, type EventOf } from '../core/codec.ts';
import type { Decider } from '../core/decider.ts';

/**
 * The stream `session-<userId>`: which log-in counts. A user has one session at a time; each new one ends the
 * one before, so the last event alone tells the state and a check reads one event.
 */
const definitions = {
  SessionStarted: {
    version: 1,
    schema: z.object({ sessionId: z.string(), expiresAt: z.iso.datetime() }),
  },
  SessionEnded: {
    version: 1,
    schema: z.object({ sessionId: z.string(), cause: z.enum(['logged_out', 'blocked', 'account_deleted']) }),
  },
} as const;

export type SessionEvent = EventOf<typeof definitions>;
export const sessionCodec = defineEvents('session', definitions);
export const sessionStream = (userId: string) => `session-${userId}`;

export type Session =
  | { readonly status: 'none' }
  | { readonly status: 'active'; readonly sessionId: string; readonly expiresAt: string }
  | { readonly status: 'ended'; readonly sessionId: string };

export type SessionCommand =
  | { readonly type: 'startSession'; readonly sessionId: string; readonly expiresAt: string }
  /** Without a `sessionId` whatever session is active ends. */
  | {
      readonly type: 'endSession';
      readonly sessionId?: string;
      readonly cause: 'logged_out' | 'blocked' | 'account_deleted';
    };

export const sessionDecider: Decider<Session, SessionCommand, SessionEvent, never> = {
  initial: { status: 'none' },
  evolve: (_state, { type, data }) =>
    type === 'SessionStarted'
      ? { status: 'active', sessionId: data.sessionId, expiresAt: data.expiresAt }
      : { status: 'ended', sessionId: data.sessionId },
  decide(command, state) {
    switch (command.type) {
      case 'startSession': {
        const { sessionId, expiresAt } = command;
        if (state.status !== 'none' && state.sessionId === sessionId) return [];
        return [{ type: 'SessionStarted', data: { sessionId, expiresAt } }];
      }
      case 'endSession': {
        if (state.status !== 'active') return [];
        if (command.sessionId !== undefined && command.sessionId !== state.sessionId) return [];
        return [{ type: 'SessionEnded', data: { sessionId: state.sessionId, cause: command.cause } }];
      }
    }
  },
};

export type SessionCheck = 'valid' | 'session_ended' | 'other_session';

/** Whether a token that names `sessionId` still counts: specification, document 1, section 4. */
export function checkSession(session: Session, sessionId: string, now: string): SessionCheck {
  if (session.status === 'none') return 'session_ended';
  if (session.sessionId !== sessionId) return 'other_session';
  if (session.status === 'ended' || Date.parse(session.expiresAt) <= Date.parse(now)) return 'session_ended';
  return 'valid';
}
