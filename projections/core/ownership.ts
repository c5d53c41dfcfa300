import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { takeLeave } from './take-leave.ts';

const retryMs = 1000;

/**
 * Waits until this process is the only owner of `name`, then runs `work`. The advisory lock is held on a connection
 * of its own; when that is lost, so is the lock, and the signal `lost` that `work` was given is aborted.
 * `onWaiting` is called when another owner is found.
 */
export async function asOwner(
  pool: pg.Pool,
  name: string,
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
    while (!(await tryLock(client, name))) {
      onWaiting();
      await pause(retryMs, undefined, { signal });
    }
    await work(lost.signal);
  } finally {
    // The lock goes with its connection.
    await takeLeave(client);
  }
}

async function tryLock(client: pg.Client, name: string): Promise<boolean> {
  const result = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_lock(hashtext('read_models'), hashtext($1)) as locked`,
    [name],
  );
  return result.rows[0]?.locked === true;
}
