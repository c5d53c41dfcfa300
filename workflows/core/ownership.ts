import { asOwner } from '#projections/core/ownership.ts';
import type pg from 'pg';

/**
 * Waits until this process owns `name` among all processes on the database, then does `work`; the next one gets it
 * when this one dies. `work` is given a signal that is aborted when the ownership is lost or `signal` is. When
 * `signal` is aborted while waiting, that is all.
 */
export async function whileOwner(
  pool: pg.Pool,
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const idle = () => undefined;
  try {
    await asOwner(pool, ['workflows', name], signal, idle, (lost) => work(AbortSignal.any([signal, lost])));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
