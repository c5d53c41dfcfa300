import { z } from 'zod';
import type { EventOf } from '../../core/events/codec.ts';
import { personal, type Erased } from '../../core/events/personal.ts';
import type { Decision } from '../../core/events/decision.ts';
import { defineStream } from '../../core/events/stream.ts';
import type { PlatformAccess } from '../platform-access.ts';
import { dayMs, hourMs } from '../../core/durations.ts';
import { instantSchema, type Instant } from '../../core/instant.ts';

const causeSchema = z.enum([
  'logged_out',
  'logged_out_everywhere',
  'blocked',
  'account_deleted',
  'not_me',
  'ended',
]);
const events = {
  SessionStarted: {
    version: 1,
    schema: z.object({
      sessionId: z.string(),
      startedAt: instantSchema,
      expiresAt: instantSchema,
      device: personal(z.string()).optional(),
      /** The first login from this device, but not the account's first login. */
      isNewDevice: z.boolean(),
    }),
  },
  SessionEnded: {
    version: 1,
    schema: z.object({
      sessionId: z.string(),
      cause: causeSchema,
      reason: personal(z.string()).optional(),
    }),
  },
} as const;

export type SessionEvent = EventOf<typeof events>;

export type Session =
  | { readonly status: 'none' }
  | {
      readonly status: 'active';
      readonly sessionId: string;
      readonly startedAt: Instant;
      readonly expiresAt: Instant;
      readonly device?: string | Erased | undefined;
      readonly isNewDevice: boolean;
    }
  | { readonly status: 'ended'; readonly sessionId: string };

/** The stream `session-<userId>`. A user has one session; the last event holds the state, so a check reads one event. */
export const sessionStream = defineStream({
  category: 'session',
  subject: 'Session',
  events,
  initial: { status: 'none' },
  evolve: (_state: Session, { type, data }): Session =>
    type === 'SessionStarted'
      ? { status: 'active', ...data }
      : { status: 'ended', sessionId: data.sessionId },
});

const teamLimits = { lastsMs: 12 * hourMs, idleMs: hourMs };

/** Session length and idle time, in milliseconds: students practise for weeks, the team logs in daily. */
export const sessionLimits: {
  readonly [Access in PlatformAccess]: { readonly lastsMs: number; readonly idleMs: number };
} = {
  student: { lastsMs: 30 * dayMs, idleMs: 14 * dayMs },
  support: teamLimits,
  content: teamLimits,
  finance: teamLimits,
  admin: teamLimits,
};

interface StartedSession {
  readonly sessionId: string;
  readonly startedAt: Instant;
  readonly expiresAt: Instant;
  readonly device: string;
  readonly isKnownDevice: boolean;
}

export function startSession(
  state: Session,
  { isKnownDevice, ...started }: StartedSession,
): Decision<SessionEvent> {
  if (state.status !== 'none' && state.sessionId === started.sessionId) return [];
  const isNewDevice = state.status !== 'none' && !isKnownDevice;
  return [{ type: 'SessionStarted', data: { ...started, isNewDevice } }];
}

interface EndedSession {
  readonly sessionId?: string;
  readonly cause: z.infer<typeof causeSchema>;
  readonly reason?: string;
}

/** Without a `sessionId` the active session ends. */
export function endSession(state: Session, { sessionId, ...ended }: EndedSession): Decision<SessionEvent> {
  if (state.status !== 'active') return [];
  if (sessionId !== undefined && sessionId !== state.sessionId) return [];
  return [{ type: 'SessionEnded', data: { sessionId: state.sessionId, ...ended } }];
}

export type SessionCheck = 'valid' | 'session_ended' | 'other_session';

/**
 * Whether a token is still valid: document 1, section 4.
 * @param moment logins before `from` are void; `lastsMs` is the current session length, since roles change
 */
export function checkSession(
  state: Session,
  sessionId: string,
  {
    now,
    from,
    lastsMs,
  }: { readonly now: Instant; readonly from?: Instant | undefined; readonly lastsMs?: number },
): SessionCheck {
  if (state.status === 'none') return 'session_ended';
  if (state.sessionId !== sessionId) return 'other_session';
  if (state.status === 'ended' || Date.parse(state.expiresAt) <= Date.parse(now)) return 'session_ended';
  if (from !== undefined && Date.parse(state.startedAt) < Date.parse(from)) return 'session_ended';
  if (lastsMs !== undefined && Date.parse(state.startedAt) + lastsMs <= Date.parse(now))
    return 'session_ended';
  return 'valid';
}
