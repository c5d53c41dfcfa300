import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { shareLockSession, type LockName } from './lock-session.ts';

const retryMs = 1000;

export interface Ownership {
  readonly pool: pg.Pool;
  readonly owned: LockName;
  readonly signal: AbortSignal;
  onWaiting?(): void;
  /** @param lost is aborted when the lock's connection is lost */
  work(lost: AbortSignal): Promise<void>;
}

/** Waits for exclusive ownership by an advisory lock on the process's shared connection, then works. @throws AbortError when aborted */
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
