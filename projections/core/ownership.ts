import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { takeLeave } from './take-leave.ts';

const retryMs = 1000;

/** What is owned: a part of the house and a name within it, e.g. `['read_models', 'accounts_v2']`. */
export type Owned = readonly [part: 'read_models' | 'workflows', name: string];

/**
 * Waits until this process is the only owner of something, then runs `work`. The advisory lock is held on a connection
 * of its own; when that is lost, so is the lock, and the signal `lost` that `work` was given is aborted.
 * `onWaiting` is called when another owner is found. @throws AbortError when `signal` is aborted while waiting
 */
export async function asOwner(
  pool: pg.Pool,
  owned: Owned,
  signal: AbortSignal,
  onWaiting: () => void,
  work: (lost: AbortSignal) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ ...pool.options, keepAlive: true });
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  await client.connect();
  try {
    while (!(await tryLock(client, owned))) {
      onWaiting();
      await pause(retryMs, undefined, { signal });
    }
    await work(lost.signal);
  } finally {
    // The lock goes with its connection.
    await takeLeave(client);
  }
}

async function tryLock(client: pg.Client, owned: Owned): Promise<boolean> {
  const result = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock(hashtext($1), hashtext($2)) as locked',
    [...owned],
  );
  return result.rows[0]?.locked === true;
}
