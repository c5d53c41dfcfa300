import type pg from 'pg';
import type { StoredEvent } from '#domain/core/events/event-store.ts';
import { channel, schema } from './schema.ts';

export type ExportedEvent = Omit<StoredEvent, 'position'>;

const batchEvents = 1_000;

/** Imports another store's events into an empty one; positions count from 1. @returns how many @throws Error if it is not empty */
export async function importEvents(
  client: pg.ClientBase,
  events: AsyncIterable<ExportedEvent> | Iterable<ExportedEvent>,
): Promise<number> {
  const table = `${schema}.event`;
  await client.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [channel]);
  const { rowCount } = await client.query(`select from ${table} limit 1`);
  if (rowCount !== 0) throw new Error('The event store is not empty');
  let count = 0;
  let batch: ExportedEvent[] = [];
  const write = async () => {
    await client.query(insertInto(table), [count, ...columnsOf(batch)]);
    count += batch.length;
    batch = [];
  };
  for await (const event of events) {
    if (batch.push(event) >= batchEvents) await write();
  }
  if (batch.length > 0) await write();
  return count;
}

const insertInto = (table: string) => `
  insert into ${table} (position, stream, revision, id, type, data, metadata, recorded_at)
  select $1::bigint + e.n, e.stream, e.revision, e.id, e.type, e.data::json, e.metadata::json, e.recorded_at
  from unnest($2::text[], $3::integer[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::timestamptz[])
    with ordinality as e(stream, revision, id, type, data, metadata, recorded_at, n)`;

function columnsOf(events: readonly ExportedEvent[]): unknown[] {
  return [
    events.map(({ stream }) => stream),
    events.map(({ revision }) => revision),
    events.map(({ id }) => id),
    events.map(({ type }) => type),
    events.map(({ data }) => JSON.stringify(data)),
    events.map(({ metadata }) => JSON.stringify(metadata)),
    events.map(({ recordedAt }) => recordedAt),
  ];
}
