import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JsonObject } from '#domain/core/events/json.ts';
import { projectRows, replayStreams } from '#infra/histories/replay-history.ts';
import { openAdapters, type Storage } from '#infra/processes/open-storage.ts';
import { freshDatabase, type TestDatabase } from '#infra/testing/servers/database.ts';
import { appendExamples } from '#infra/testing/example-events.ts';
import { projections } from '#projections/projections.ts';
import { createOutbox } from '#services/mail/outbox.ts';
import { aMail } from '#services/mail/testing/a-mail.ts';
import type { ExportedEvent } from '#services/event-store/postgres/import-events.ts';
import { erasuresFile } from '../erasures.ts';
import type { Installation } from '../take-backup.ts';

export interface TestInstallation
  extends Installation, Pick<Storage, 'journal' | 'keys' | 'files'>, AsyncDisposable {
  readonly database: TestDatabase;
}

export const testMasterKey = Buffer.alloc(32, 7);

/** With the events in an EventStoreDB if its address is given. */
export async function emptyInstallation(eventStoreDb?: string): Promise<TestInstallation> {
  await using stack = new AsyncDisposableStack();
  const database = stack.use(await freshDatabase());
  const dataDir = temporaryFolder(stack);
  // No account was erased since.
  writeFileSync(path.join(dataDir, erasuresFile), '');
  const eventStore = eventStoreDb
    ? ({ kind: 'eventstoredb', url: eventStoreDb } as const)
    : ({ kind: 'postgres' } as const);
  const config = { databaseUrl: database.url, eventStore, personalDataKey: testMasterKey, dataDir };
  const storage = stack.use(await openAdapters(config, { warn: () => undefined }, { connections: 4 }));
  const owned = stack.move();
  return {
    ...storage,
    database,
    dataDir,
    eventStore: eventStore.kind,
    personalDataKey: testMasterKey,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

/** With an example of each event, an erased user, emails, and half-way reactors. */
export async function filledInstallation(): Promise<TestInstallation> {
  const installation = await emptyInstallation();
  const { pool } = installation;
  await appendExamples(installation);
  for (const userId of ['u1', 'u2']) {
    await createOutbox(pool).send(aMail({ id: `mail-${userId}`, to: `${userId}@example.com`, userId }));
  }
  await pool.query(
    `insert into security.event (id, kind, call, network, minute, count, first_at, last_at)
     values ('s-1', 'refused', 'loginStudent', '192.0.2.0/24', now(), 3, now(), now())`,
  );
  await installation.store.tombstone('history_lookup-gone');
  const count = (await eventsOf(installation)).length;
  const last = String(count).padStart(20, '0');
  const middle = String(Math.floor(count / 2)).padStart(20, '0');
  await pool.query(
    `insert into workflows.checkpoints (reactor, version, position)
     values ('mail', 1, $1), ('reviews', 1, $2), ('sittings', 1, $1), ('rescoring', 1, $1)`,
    [last, middle],
  );
  return installation;
}

/** Deleted with the stack. */
export function temporaryFolder(stack: AsyncDisposableStack): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninety-backup-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Without positions, which are the store's own. */
export async function eventsOf({ store }: Pick<Installation, 'store'>): Promise<ExportedEvent[]> {
  const events: ExportedEvent[] = [];
  for await (const { position: _, ...event } of store.readAll()) events.push(event);
  return events;
}

/** Everything in an installation, with personal data as far as it can be read. */
export async function contentsOf(installation: TestInstallation) {
  const { journal, pool } = installation;
  const read: JsonObject[] = [];
  for await (const { id, data } of journal.readAll()) read.push({ id, data: data as JsonObject });
  const table = async (sql: string) => (await pool.query<Record<string, unknown>>(sql)).rows;
  const rows: Record<string, readonly JsonObject[]> = {};
  for (const projection of projections) rows[projection.name] = await projectRows(installation, projection);
  return {
    events: await eventsOf(installation),
    read,
    streams: Object.fromEntries(await replayStreams(installation)),
    keys: await table('select *, created_at::text as exactly from personal_keys.key order by user_id'),
    mails: await table('select *, sent_at::text as exactly from mail.outbox order by id'),
    security: await table('select * from security.event order by id'),
    tombstones: await table('select * from event_store.tombstone order by stream'),
    rows,
  };
}

export async function checkpointsOf({ pool }: Pick<Installation, 'pool'>) {
  const { rows } = await pool.query<{ reactor: string; position: string }>(
    'select reactor, position from workflows.checkpoints order by reactor',
  );
  return Object.fromEntries(rows.map(({ reactor, position }) => [reactor, position]));
}
