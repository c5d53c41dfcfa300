import pg from 'pg';
import { StoreUnavailable, type EventStore } from '#domain/core/events/event-store.ts';
import { checkStreamName, prepareAppend } from '../prepared-append.ts';
import { createConnection } from './connection.ts';
import { inPortTerms } from './failure.ts';
import { readAll } from './read-all.ts';
import { createReader } from './reader.ts';
import { channel, schema } from './schema.ts';
import { subscribe } from './subscription.ts';
import { createTail } from './tail.ts';
import { createWriter } from './writer.ts';

export interface PostgresEventStoreOptions {
  readonly connectionString: string;
  readonly pool?: pg.Pool;
  /** The longest call to Postgres, in milliseconds; 10 s by default. */
  readonly timeoutMs?: number;
  /** How often subscriptions poll for events with lost notifications, in milliseconds; 1 s by default. */
  readonly pollMs?: number;
}

/** The event store on a migrated Postgres, with group commit. Uses two connections besides the pool: to write and to listen. */
export function createPostgresEventStore(options: PostgresEventStoreOptions): EventStore {
  const { connectionString, timeoutMs = 10_000, pollMs = 1_000 } = options;
  const config: pg.ClientConfig = { connectionString, keepAlive: true, application_name: `${schema} store` };
  const pool = options.pool ?? new pg.Pool({ ...config, max: 4, connectionTimeoutMillis: timeoutMs });
  // The next call replaces a lost idle connection; without a listener the error would end the process.
  if (!options.pool) pool.on('error', () => undefined);

  const writing = createConnection({
    config,
    timeoutMs,
    prepare: (client) => client.query(writerSettings(timeoutMs)),
  });
  const writer = createWriter(writing);
  const reader = createReader(pool, timeoutMs);
  const tail = createTail({ config, timeoutMs }, pollMs);
  let closed: Promise<void> | undefined;

  async function close(): Promise<void> {
    await Promise.all([writer.close().then(() => writing.close()), tail.close()]);
    if (!options.pool) await pool.end();
  }

  return {
    async append(stream, events, expected) {
      return writer.append(prepareAppend(stream, events, expected));
    },
    read: (stream, readOptions = {}) => reader.read(stream, readOptions),
    readAll: (readOptions = {}) => readAll(reader, readOptions),
    subscribe: (subscribeOptions) => subscribe(reader, tail, subscribeOptions),
    async tombstone(stream) {
      checkStreamName(stream);
      try {
        await writing.query(tombstone, [stream], 'tombstone');
      } catch (error) {
        throw inPortTerms(error);
      }
    },
    async ping() {
      if (closed) throw new StoreUnavailable('The event store is closed');
      await reader.ping();
    },
    close: () => (closed ??= close()),
  };
}

/** Generic plans: planning each batch takes longer than the batch. */
const writerSettings = (timeoutMs: number) =>
  `set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set jit = off;
   set statement_timeout = ${timeoutMs}; set lock_timeout = ${timeoutMs}`;

/** Under the writers' lock, so that no append decides on the stream meanwhile. */
const tombstone = `with locked as materialized (select pg_advisory_xact_lock(hashtextextended('${channel}', 0)))
   insert into ${schema}.tombstone (stream) select $1 from locked on conflict do nothing`;
