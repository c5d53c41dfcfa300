import { LRUCache } from 'lru-cache';
import { accountStream, type Account } from '#domain/accounts/account.ts';
import {
  checkSession,
  sessionLimits,
  sessionStream,
  type Session,
} from '#domain/accounts/sessions/session.ts';
import { secondFactorSummaryOf } from '#domain/second-factors/standing.ts';
import type { SecondFactor } from '#domain/second-factors/second-factor.ts';
import { isOnTeam } from '#domain/accounts/platform-access.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { RejectionCode } from '#domain/rejections.ts';
import { readSecondFactor } from '../second-factors/read-second-factor.ts';
import { kindOf, type LoggedIn } from './principal.ts';
import type { SessionUse } from './session-use.ts';
import type { SessionTokens } from './tokens.ts';

export type NotLoggedIn = Extract<
  RejectionCode,
  'not_logged_in' | 'session_ended' | 'other_session' | 'access_blocked'
>;

/** Resolves tokens from the streams of session and account. */
export interface Principals {
  resolve(token: string): Promise<LoggedIn | { readonly rejected: NotLoggedIn }>;
  changed(userId: string): void;
  /** Called with the id of each user whose account or session has changed. */
  onChange(listener: (userId: string) => void): () => void;
}

export interface PrincipalsOptions {
  readonly journal: Journal;
  readonly tokens: SessionTokens;
  readonly sessionUse: SessionUse;
  readonly clock: () => Instant;
  /** In production admins and the team need a second factor. */
  readonly environment?: 'development' | 'production';
  /** How long an answer may be reused without reading the streams, in milliseconds; at least 1. */
  readonly cacheMs?: number;
}

interface Standing {
  readonly account: Account;
  readonly session: Session;
  readonly secondFactor: SecondFactor | undefined;
}
type Claims = { readonly userId: string; readonly sessionId: string; readonly expiresAt: number };

const cacheLimit = 10_000;

/** Saves two reads per call of a busy client. At most `cacheMs` old, and dropped when the streams change, so blocks apply immediately. */
export function createPrincipals({
  journal,
  tokens,
  sessionUse,
  clock,
  environment = 'development',
  cacheMs = 1000,
}: PrincipalsOptions): Principals {
  const claimsOf = new LRUCache<string, Claims>({ max: cacheLimit });
  const standings = new LRUCache<string, Promise<Standing>>({ max: cacheLimit, ttl: cacheMs });
  const listeners = new Set<(userId: string) => void>();

  async function readClaims(
    token: string,
  ): Promise<Claims | Extract<NotLoggedIn, 'not_logged_in' | 'session_ended'>> {
    const known = claimsOf.get(token);
    if (known) return known;
    const read = await tokens.read(token, new Date(clock()));
    if (read === 'token_invalid') return 'not_logged_in';
    if (read === 'token_expired') return 'session_ended';
    const claims = { userId: read.claims.sub, sessionId: read.claims.sid, expiresAt: read.expiresAt };
    claimsOf.set(token, claims);
    return claims;
  }

  function standingOf(userId: string): Promise<Standing> {
    const cached = standings.get(userId);
    if (cached) return cached;
    const standing = readStanding(journal, userId);
    standings.set(userId, standing);
    // Do not cache failures; the caller handles this one.
    standing.catch(() => {
      if (standings.peek(userId) === standing) standings.delete(userId);
    });
    return standing;
  }

  return {
    async resolve(token) {
      const claims = await readClaims(token);
      if (typeof claims === 'string') return { rejected: claims };
      const now = clock();
      const nowMs = Date.parse(now);
      if (claims.expiresAt <= nowMs) return { rejected: 'session_ended' };
      const { account, session, secondFactor } = await standingOf(claims.userId);
      if (account.status === 'unregistered' || account.status === 'deleted') {
        return { rejected: 'session_ended' };
      }
      if (account.status === 'blocked') return { rejected: 'access_blocked' };
      const { lastsMs, idleMs } = sessionLimits[account.platformAccess];
      const check = checkSession(session, claims.sessionId, { now, from: account.sessionsFrom, lastsMs });
      if (check !== 'valid') return { rejected: check };
      if (await sessionUse.hasIdled(claims, idleMs, nowMs)) return { rejected: 'session_ended' };
      const { platformAccess } = account;
      const needsSecondFactor =
        secondFactor !== undefined &&
        secondFactorSummaryOf(secondFactor, { platformAccess, environment }) === 'needed';
      return {
        kind: kindOf(platformAccess),
        userId: claims.userId,
        sessionId: claims.sessionId,
        account,
        ...(needsSecondFactor && { needsSecondFactor }),
      };
    },
    changed(userId) {
      standings.delete(userId);
      for (const listener of listeners) listener(userId);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The last event of the session's stream holds its state. */
async function readStanding(journal: Journal, userId: string): Promise<Standing> {
  const [accountEvents, sessionEvents] = await Promise.all([
    journal.read(accountStream, accountStream.nameOf(userId)),
    journal.read(sessionStream, sessionStream.nameOf(userId), { direction: 'backwards', maxCount: 1 }),
  ]);
  const account = fold(accountStream, accountEvents);
  const needsFactor = 'platformAccess' in account && isOnTeam(account.platformAccess);
  return {
    account,
    session: fold(sessionStream, sessionEvents),
    secondFactor: needsFactor ? await readSecondFactor(journal, userId) : undefined,
  };
}
