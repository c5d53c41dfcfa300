import type pg from 'pg';
import { canonicalJson } from '#domain/core/events/canonical-json.ts';
import type { Journal, PersonalKeys } from '#domain/core/events/journal.ts';
import type { JsonObject } from '#domain/core/events/json.ts';
import { codecOf, streams } from '#domain/streams.ts';
import { redact } from '#domain/support/redact.ts';
import { stateAfter, type ReplayableEvent } from '#domain/support/replay.ts';
import type { Projection } from '#projections/core/projection.ts';
import { rebuild } from '#projections/core/rebuild.ts';
import { selectAllRows } from '#projections/core/tables/table.ts';
import { inTransaction } from '#projections/postgres/transaction.ts';
import { projections } from '#projections/projections.ts';
import { createJournal } from '#services/event-store/journal/journal.ts';
import { createPostgresPersonalKeys } from '#services/event-store/journal/personal-keys.ts';
import { importEvents } from '#services/event-store/postgres/import-events.ts';
import { createPostgresEventStore } from '#services/event-store/postgres/postgres-event-store.ts';
import { migrateDatabase } from '#services/migrations/migrations.ts';
import type { HistoryEvent, HistoryKeys } from './history.ts';

export interface Replay extends AsyncDisposable {
  readonly pool: pg.Pool;
  readonly journal: Journal;
  readonly keys: PersonalKeys;
}

/** Inserts events and keys into an empty database as stored, without codecs. */
export async function openReplay(
  database: { readonly url: string; readonly pool: pg.Pool },
  events: readonly HistoryEvent[],
  { testMasterKey, keys: stored }: HistoryKeys,
): Promise<Replay> {
  const { pool } = database;
  const store = createPostgresEventStore({ connectionString: database.url, pool });
  await migrateDatabase(pool);
  await inTransaction(pool, async (client) => {
    await importEvents(client, events);
    for (const { userId, key, createdAt, destroyedAt } of stored) {
      await client.query(
        'insert into personal_keys.key (user_id, key, created_at, destroyed_at) values ($1, $2, $3, $4)',
        [userId, key === null ? null : Buffer.from(key, 'base64'), createdAt, destroyedAt],
      );
    }
  });
  const keys = createPostgresPersonalKeys(pool, { masterKey: Buffer.from(testMasterKey, 'base64') });
  return {
    pool,
    keys,
    journal: createJournal({ store, streams, keys }),
    [Symbol.asyncDispose]: () => store.close(),
  };
}

/** The state of every stream, in order of their beginning. */
export async function replayStreams({ journal }: Pick<Replay, 'journal'>): Promise<Map<string, JsonObject>> {
  const events = new Map<string, ReplayableEvent[]>();
  for await (const event of journal.readAll()) {
    const { stream, type } = event;
    const data = redact(codecOf(type), event);
    events.set(stream, [...(events.get(stream) ?? []), { stream, type, data }]);
  }
  return new Map([...events].map(([stream, its]) => [stream, stateAfter(stream, its)]));
}

/** A projection's rows by key, without store-specific values. */
export async function projectRows(
  { journal, pool }: Pick<Replay, 'journal' | 'pool'>,
  projection: Projection,
): Promise<JsonObject[]> {
  await rebuild({ journal, pool, projection, signal: new AbortController().signal });
  return rowsOf(pool, projection);
}

/**
 * The current states of all streams and rows of all projections, as lines of JSON with sorted fields, for a readable
 * diff.
 */
export async function snapshotText(replay: Replay): Promise<string> {
  const states = Object.fromEntries(await replayStreams(replay));
  const rows: Record<string, JsonObject[]> = {};
  for (const projection of projections) rows[projection.name] = await projectRows(replay, projection);
  return `${JSON.stringify(JSON.parse(canonicalJson({ streams: states, projections: rows })), null, 2)}\n`;
}

const storesOwn: ReadonlySet<string> = new Set(['position', 'firstPosition']);

/** Rows by key, without event positions. */
export async function rowsOf(pool: pg.Pool, projection: Projection): Promise<JsonObject[]> {
  const rows = await selectAllRows(pool, projection, projection.name);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !storesOwn.has(name))));
}
