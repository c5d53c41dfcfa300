import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { StoredEvent } from '#domain/core/events/event-store.ts';
import { appendExamples } from '#infra/testing/example-events.ts';
import { startPostgres } from '#infra/postgres/server.ts';
import { projections } from '#projections/projections.ts';
import { createPostgresEventStore } from '#services/event-store/postgres/postgres-event-store.ts';
import { writeHistory, type History, type HistoryEvent, type HistoryKeys } from '#infra/histories/history.ts';
import {
  openReplay,
  projectRows,
  rowsOf,
  snapshotText,
  type Replay,
} from '#infra/histories/replay-history.ts';

interface Recording {
  readonly databaseUrl: string;
  readonly personalDataKey: Uint8Array;
}

/**
 * Writes a release's history: events, keys, workflows, and the states and rows of this release. Seeded questions
 * without later events are omitted.
 * @returns the folder
 * @throws Error see `collectHistory`
 */
export async function recordHistory(
  release: string,
  recording: Recording,
  workflows: History['workflows'],
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninety-replay-'));
  // A separate server, so that omitted events leave no trace.
  const server = await startPostgres({ folder: path.join(folder, 'postgres') });
  const pool = openPool(server.url);
  try {
    const { snapshot, ...history } = await collectHistory(recording, { url: server.url, pool });
    return writeHistory(release, { ...history, workflows }, snapshot);
  } finally {
    await pool.end();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Adds an example of each event type, because some take months, an outage or a failing bank.
 * @param empty a database to replay the events
 * @throws Error if live rows differ from replayed ones
 */
export async function collectHistory(
  { databaseUrl, personalDataKey }: Recording,
  empty: { readonly url: string; readonly pool: pg.Pool },
): Promise<Pick<History, 'events' | 'keys'> & { readonly snapshot: string }> {
  const pool = openPool(databaseUrl);
  try {
    const told = ofStory(await allEvents(databaseUrl, pool));
    await using replay = await openReplay(empty, told, await keysOf(pool, personalDataKey));
    await requireSameRows(pool, replay);
    await appendExamples(replay);
    const events = await allEvents(empty.url, empty.pool);
    const keys = await keysOf(empty.pool, personalDataKey);
    return { events, keys, snapshot: await snapshotText(replay) };
  } finally {
    await pool.end();
  }
}

/** Tolerates connections that end with their database or installation. */
export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function allEvents(connectionString: string, pool: pg.Pool): Promise<HistoryEvent[]> {
  const store = createPostgresEventStore({ connectionString, pool });
  try {
    const events: HistoryEvent[] = [];
    for await (const event of store.readAll()) events.push(exported(event));
    return events;
  } finally {
    await store.close();
  }
}

function exported({ stream, revision, id, type, data, metadata, recordedAt }: StoredEvent): HistoryEvent {
  return { stream, revision, id, type, data, metadata, recordedAt };
}

/** Without seeded questions and fixed tests that no other event references. */
function ofStory(events: readonly HistoryEvent[]): HistoryEvent[] {
  const seeded = Map.groupBy(events.filter(isSeeded), ({ stream }) => stream.slice(stream.indexOf('-') + 1));
  const kept = new Set(events.filter((event) => !isSeeded(event)));
  // A referenced fixed test references its questions.
  for (const { stream, data } of kept) {
    const named = new Set(namesIn(JSON.stringify([stream, data])).filter((name) => seeded.has(name)));
    for (const name of named) for (const event of seeded.get(name) ?? []) kept.add(event);
  }
  return events.filter((event) => kept.has(event));
}

const ofBank: ReadonlySet<string> = new Set([
  'QuestionDrafted',
  'QuestionPublished',
  'MockTestBuilt',
  'MockTestPublished',
]);

function isSeeded({ type, metadata }: HistoryEvent): boolean {
  return ofBank.has(type) && JSON.stringify(metadata['actor']).includes('"seed"');
}

/** Ids of questions and possibly of fixed tests. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/[A-Z]{3}-\d{4,5}|[a-z][a-z0-9]*(?:_[a-z0-9]+)+/g)].map(([name]) => name);
}

async function keysOf(pool: pg.Pool, personalDataKey: Uint8Array): Promise<HistoryKeys> {
  const { rows } = await pool.query<{
    user_id: string;
    key: Buffer | null;
    created_at: Date;
    destroyed_at: Date | null;
  }>('select user_id, key, created_at, destroyed_at from personal_keys.key order by created_at, user_id');
  return {
    note: 'Keys of a test installation, made up for this record. They open nothing else.',
    testMasterKey: Buffer.from(personalDataKey).toString('base64'),
    keys: rows.map((row) => ({
      userId: row.user_id,
      key: row.key?.toString('base64') ?? null,
      createdAt: row.created_at.toISOString(),
      destroyedAt: row.destroyed_at?.toISOString() ?? null,
    })),
  };
}

async function requireSameRows(installation: pg.Pool, replay: Replay): Promise<void> {
  for (const projection of projections) {
    const live = new Set((await rowsOf(installation, projection)).map((row) => JSON.stringify(row)));
    const rows = await projectRows(replay, projection);
    const other = rows.find((row) => !live.has(JSON.stringify(row)));
    if (other) throw new Error(`${projection.name}: was not projected live: ${JSON.stringify(other)}`);
  }
}
