import type pg from 'pg';
import type { Logger } from 'pino';
import { minuteMs } from '#domain/core/durations.ts';
import { pause } from '#projections/core/feed/back-off.ts';

/** A part of each round; its failure ends the round. */
export type Duty = () => Promise<void>;

export interface HousekeepingOptions {
  readonly pool: pg.Pool;
  readonly log: Pick<Logger, 'warn'>;
  /** In their order. */
  readonly duties: readonly Duty[];
}

const intervalMs = 10 * minuteMs;
const lock = 0x686f7573;

/** Does all duties every ten minutes, in one process. Settles after the signal. */
export async function runHousekeeping(options: HousekeepingOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await runHousekeepingRound(options).catch((error: unknown) =>
      options.log.warn({ err: error }, 'could not clear deleted data; retrying'),
    );
    await pause(intervalMs, signal);
  }
}

/** Does all duties once, unless another process is doing them. */
export async function runHousekeepingRound({
  pool,
  duties,
}: Pick<HousekeepingOptions, 'pool' | 'duties'>): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock]);
    if (rows[0]?.mine !== true) return;
    try {
      for (const duty of duties) await duty();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lock]);
    }
  } finally {
    client.release();
  }
}
