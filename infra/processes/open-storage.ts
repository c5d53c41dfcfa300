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

/** The configured adapters, migrated. */
export interface Storage extends AsyncDisposable {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly keys: PersonalKeys;
  readonly files: FileStore;
  readonly journal: Journal;
}

interface StorageOptions {
  readonly connections?: number;
  /** The longest connection attempt and answer of the store, in milliseconds; 5 s and 10 s by default. */
  readonly timeoutMs?: number;
  readonly metrics?: Registry | undefined;
  readonly tracer?: Tracer | undefined;
}

export type StorageConfig = Pick<Config, 'databaseUrl' | 'eventStore' | 'personalDataKey' | 'dataDir'> &
  Partial<Pick<Config, 's3'>>;

/**
 * @throws errors of Postgres or the store during an outage: the launcher restarts the process; HalfRestored for an
 * incomplete installation
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

/** In any state of the database, for backups. */
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
  // The next query replaces a lost idle connection; without a listener the error would end the process. It contains
  // the whole connection, so only its message is logged.
  pool.on('error', ({ message }) => log.warn({ reason: message }, 'lost a connection to Postgres'));
  // The pool listens to idle connections only; one lost between two statements would end the process too.
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
