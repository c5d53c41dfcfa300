import type { Tracer } from '@opentelemetry/api';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { EventStore } from '#domain/core/events/event-store.ts';
import type { Journal, PersonalKeys } from '#domain/core/events/journal.ts';
import { streams } from '#domain/streams.ts';
import { notingErasures } from '#infra/backup/erasures.ts';
import { refuseHalfRestored } from '#infra/backup/restore-mark.ts';
import type { Config } from '#infra/config/config.ts';
import { createJournal } from '#services/event-store/journal/journal.ts';
import { createPostgresPersonalKeys } from '#services/event-store/journal/personal-keys.ts';
import type { FileStore } from '#services/files/file-store.ts';
import { openFileStore } from '#services/files/open-file-store.ts';
import { openEventStore } from '#services/event-store/open-event-store.ts';
import { measuredEventStore } from '#services/metrics/measured-event-store.ts';
import { migrateDatabase } from '#services/migrations/migrations.ts';
import { tracedEventStore } from '#services/tracing/traced-event-store.ts';

/** The adapters that the configuration chooses, migrated. */
export interface Storage extends AsyncDisposable {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly keys: PersonalKeys;
  readonly files: FileStore;
  readonly journal: Journal;
}

interface StorageOptions {
  /** Of the pool; 20 by default. */
  readonly connections?: number;
  /** The longest a connection or an answer of the store may take, in milliseconds; by default 5 s and 10 s. */
  readonly timeoutMs?: number;
  /** Appends are counted in it. */
  readonly metrics?: Registry | undefined;
  /** Makes a span of each append. */
  readonly tracer?: Tracer | undefined;
}

export type StorageConfig = Pick<Config, 'databaseUrl' | 'eventStore' | 'personalDataKey' | 'dataDir'> &
  Partial<Pick<Config, 's3'>>;

/**
 * @throws what Postgres or the store says when it is away: the launcher starts the process again; HalfRestored where
 * there is no whole installation.
 */
export async function openStorage(
  config: StorageConfig,
  log: Pick<Logger, 'warn'>,
  options?: StorageOptions,
): Promise<Storage> {
  const storage = await openAdapters(config, log, options);
  try {
    await refuseHalfRestored(storage.pool);
    return storage;
  } catch (error) {
    await storage[Symbol.asyncDispose]();
    throw error;
  }
}

/** Whatever state the database is in: for backups. */
export async function openAdapters(
  { databaseUrl, eventStore, personalDataKey, dataDir, s3 }: StorageConfig,
  log: Pick<Logger, 'warn'>,
  { connections = 20, timeoutMs, metrics, tracer }: StorageOptions = {},
): Promise<Storage> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: timeoutMs ?? 5_000,
    keepAlive: true,
  });
  // A lost idle connection is replaced at the next query; without a listener it would end the process. The error
  // holds the whole connection, so only its message is logged.
  pool.on('error', ({ message }) => log.warn({ reason: message }, 'lost a connection to Postgres'));
  // The pool listens to idle ones only: one that is lost between two statements of its user would end it too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateDatabase(pool);
    const limit = timeoutMs === undefined ? {} : { timeoutMs };
    const opened = openEventStore(
      eventStore.kind === 'postgres'
        ? { kind: 'postgres', connectionString: databaseUrl, pool, ...limit }
        : { kind: 'eventstoredb', connectionString: eventStore.url, ...limit },
    );
    const measured = metrics ? measuredEventStore(opened, metrics) : opened;
    const store = tracer ? tracedEventStore(measured, tracer) : measured;
    const keys = notingErasures(createPostgresPersonalKeys(pool, { masterKey: personalDataKey }), dataDir);
    const files = await openFileStore({ folder: dataDir, s3, keys });
    files.check().catch(({ message }: Error) => log.warn({ reason: message }, 'cannot store files'));
    return {
      pool,
      store,
      keys,
      files,
      journal: createJournal({ store, streams, keys }),
      async [Symbol.asyncDispose]() {
        files[Symbol.dispose]();
        await store.close();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
