import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { MailKind } from '#domain/mail/mail-kinds.ts';

const patienceMs = 90_000;

/** The token of a user's latest mail of a kind, from the outbox. Postgres may be unavailable meanwhile. */
export async function tokenInMail(
  pool: pg.Pool,
  userId: string,
  kind: MailKind,
  over: AbortSignal = new AbortController().signal,
): Promise<string> {
  for (const until = Date.now() + patienceMs; Date.now() < until && !over.aborted; await pause(200)) {
    const found = await pool
      .query<{ body: string }>(
        'select body from mail.outbox where user_id = $1 and kind = $2 order by sent_at desc limit 1',
        [userId, kind],
      )
      .catch(() => undefined);
    const token = /token=([^\s&]+)/.exec(found?.rows[0]?.body ?? '')?.[1];
    if (token) return decodeURIComponent(token);
  }
  throw new Error(`${userId} got no mail of ${kind} within ${patienceMs / 1000} s`);
}
