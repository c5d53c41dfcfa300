import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { shareLockSession, type LockName } from './lock-session.ts';

const retryMs = 1000;

export interface Ownership {
  readonly pool: pg.Pool;
  readonly owned: LockName;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
  /** Called when another owner is found. */
  onWaiting?(): void;
  /** @param lost is aborted when the connection that holds the lock is lost, and the lock with it */
  work(lost: AbortSignal): Promise<void>;
}

/**
 * Waits until nothing else owns something, here or in another process, then does the work. The advisory lock is held on a
 * connection that all owners of this process share; when the process dies the next one gets the lock.
 * @throws AbortError when aborted while waiting
 */
export async function asOwner({ pool, owned, signal, onWaiting, work }: Ownership): Promise<void> {
  const session = shareLockSession(pool);
  try {
    while (!(await session.tryLock(owned))) {
      onWaiting?.();
      await pause(retryMs, undefined, { signal });
    }
    try {
      await work(session.lost);
    } finally {
      await session.unlock(owned);
    }
  } finally {
    await session.leave();
  }
}
