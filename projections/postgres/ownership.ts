import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { takeLeave } from './take-leave.ts';

const retryMs = 1000;

/** What is owned: a part of the house and a name within it, e.g. `['read_models', 'accounts_v2']`. */
export type Owned = readonly [part: 'read_models' | 'workflows', name: string];

export interface Ownership {
  readonly pool: pg.Pool;
  readonly owned: Owned;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
  /** Called when another owner is found. */
  onWaiting?(): void;
  /** @param lost is aborted when the connection that holds the lock is lost, and the lock with it */
  work(lost: AbortSignal): Promise<void>;
}

/**
 * Waits until this process is the only owner of something, then does the work. The advisory lock is held on a
 * connection of its own; when this process dies the next one gets it. @throws AbortError when aborted while waiting
 */
export async function asOwner({ pool, owned, signal, onWaiting, work }: Ownership): Promise<void> {
  const client = new pg.Client({ ...pool.options, keepAlive: true });
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  await client.connect();
  try {
    while (!(await tryLock(client, owned))) {
      onWaiting?.();
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
