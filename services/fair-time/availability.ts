import type pg from 'pg';
import type { Logger } from 'pino';
import { pause } from '#projections/core/feed/back-off.ts';
import type { EventStore } from '#domain/core/events/event-store.ts';
import type { Instant } from '#domain/core/instant.ts';

export interface AvailabilityOptions {
  readonly pool: pg.Pool;
  readonly store: Pick<EventStore, 'ping'>;
  readonly clock: () => Instant;
  readonly log: Pick<Logger, 'warn'>;
  readonly intervalMs?: number;
}

const intervalMs = 1_000;
/** A longer time without a beat of any API is an outage. Shorter ones happen on a busy machine that still answers. */
export const toleranceMs = 3_000;

/** Records availability. All API processes beat on one row; a gap that is too long becomes an outage. */
export async function beat({ pool, store, clock }: Omit<AvailabilityOptions, 'log'>): Promise<void> {
  await store.ping();
  await pool.query(
    // Reads the previous beat before replacing it.
    `with before as (select at from ops.availability for update),
       noted as (
         insert into ops.outage (from_at, until_at)
         select at, $1::timestamptz from before where $1::timestamptz - at > $2::float8 * interval '1 millisecond'
         on conflict (from_at) do nothing
         returning from_at
       )
     insert into ops.availability (at) select $1::timestamptz from (select count(*) from noted) as done
     on conflict (only_row) do update set at = greatest(availability.at, excluded.at)`,
    [clock(), toleranceMs],
  );
}

/** Beats every second until disposed. Await it before listening, so that the first call knows of the last outage. */
export async function keepAvailability(options: AvailabilityOptions): Promise<AsyncDisposable> {
  const stopping = new AbortController();
  const tryToBeat = () =>
    beat(options).catch((error: unknown) =>
      options.log.warn({ err: error }, 'could not record availability'),
    );
  await tryToBeat();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await pause(options.intervalMs ?? intervalMs, stopping.signal);
      if (!stopping.signal.aborted) await tryToBeat();
    }
  })();
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await running;
    },
  };
}
