import type pg from 'pg';
import { pause } from './pause.ts';

const askAgainMs = 500;

/**
 * Waits until this process owns `name` among all processes on the database, then does `work`. The lock is
 * Postgres's, bound to a connection: when that breaks, or its process dies, the next one gets it. `work` is given a
 * signal that is aborted when the ownership is lost or `signal` is.
 */
export async function whileOwner(
  pool: pg.Pool,
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  const lost = new AbortController();
  const lose = () => lost.abort();
  client.on('error', lose);
  client.on('end', lose);
  const owning = AbortSignal.any([signal, lost.signal]);
  try {
    while (!owning.aborted) {
      const { rows } = await client.query<{ owned: boolean }>(
        "select pg_try_advisory_lock(hashtext('workflows'), hashtext($1)) as owned",
        [name],
      );
      if (rows[0]?.owned) return await work(owning);
      await pause(askAgainMs, owning);
    }
  } finally {
    client.off('end', lose);
    // The connection is closed, and its lock with it: a lock must not go back to the pool. Its error listener stays.
    client.release(true);
  }
}
