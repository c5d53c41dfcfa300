import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Instant } from '#domain/core/instant.ts';
import { inPortTerms } from '../event-store/postgres/failure.ts';

/** The last use of sessions, for their idle time-out. */
export interface SessionUse {
  /** Whether a session idled for `idleMs`; otherwise records a use. @param now milliseconds since 1970 @throws StoreUnavailable */
  hasIdled(
    session: { readonly userId: string; readonly sessionId: string },
    idleMs: number,
    now: number,
  ): Promise<boolean>;
}

/** When a user was last seen, to a few minutes; null if unknown. @throws StoreUnavailable */
export async function readLastSeen(pool: Pick<pg.Pool, 'query'>, userId: string): Promise<Instant | null> {
  try {
    const { rows } = await pool.query<{ seen: Date }>(
      'select last_seen_at as seen from security.session_use where user_id = $1',
      [userId],
    );
    return rows[0]?.seen.toISOString() ?? null;
  } catch (error) {
    throw inPortTerms(error);
  }
}

/** Uses within this time count as one, so recorded times are at most this old. */
const noteEveryMs = 3 * 60_000;

/** Keeps uses in memory, writes at most every three minutes, and queries the table before ending a session. Unknown use counts as now. */
export function createSessionUse(pool: Pick<pg.Pool, 'query'>): SessionUse {
  const seen = new LRUCache<string, { readonly at: number; readonly notedAt: number }>({ max: 50_000 });

  async function readSeen(userId: string, sessionId: string): Promise<number | undefined> {
    try {
      const { rows } = await pool.query<{ seen: Date }>(
        'select last_seen_at as seen from security.session_use where user_id = $1 and session_id = $2',
        [userId, sessionId],
      );
      return rows[0]?.seen.getTime();
    } catch (error) {
      throw inPortTerms(error);
    }
  }

  async function note(userId: string, sessionId: string, now: number): Promise<void> {
    try {
      await pool.query(
        `insert into security.session_use as known (user_id, session_id, last_seen_at) values ($1, $2, $3)
         on conflict (user_id) do update set session_id = excluded.session_id, last_seen_at = excluded.last_seen_at
         where known.session_id <> excluded.session_id or known.last_seen_at < excluded.last_seen_at`,
        [userId, sessionId, new Date(now)],
      );
    } catch (error) {
      throw inPortTerms(error);
    }
  }

  return {
    async hasIdled({ userId, sessionId }, idleMs, now) {
      const known = seen.get(sessionId);
      let notedAt = known?.notedAt;
      let lastAt = known?.at;
      if (lastAt === undefined || now - lastAt > idleMs) {
        notedAt = await readSeen(userId, sessionId);
        lastAt = notedAt;
        if (lastAt !== undefined && now - lastAt > idleMs) return true;
      }
      if (notedAt === undefined || now - notedAt >= noteEveryMs) {
        notedAt = now;
        await note(userId, sessionId, now);
      }
      seen.set(sessionId, { at: now, notedAt });
      return false;
    },
  };
}
