import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { inTransaction } from '#projections/core/transaction.ts';
import { migrateReadModels } from '#projections/core/schema.ts';
import { migratePersonalKeys } from '#services/event-store/journal/personal-keys.ts';
import { migrateMail } from '#services/mail/outbox.ts';
import { migrateWorkflows } from '#workflows/core/checkpoints.ts';
import { entriesOf, recordsOf, verifyArchive } from './archive-reader.ts';
import { placeOf } from './data-files.ts';
import type { Manifest } from './manifest.ts';
import { keyRecord, mailRecord, reactorRecord, tombstoneRecord, type KeyRecord } from './records.ts';
import { requireEmpty } from './require-empty.ts';
import { clearMark, markRestore } from './restore-mark.ts';
import { appendEvents, insertEvents, type Positions } from './restore-events.ts';
import type { Installation } from './take-backup.ts';

/**
 * Brings an archive into an empty installation. The archive is read to its end and checked before anything is written.
 * Where Postgres holds the events too, all of it comes at once or not at all; while it lasts, and after it was cut off,
 * a mark in the database keeps Ninety from starting on it. The read models are made anew at the next start.
 * @throws BrokenArchive, NotEmpty
 */
export async function restoreBackup(into: Installation, file: string): Promise<Manifest> {
  const { pool, store, dataDir, eventStore, personalDataKey } = into;
  const manifest = await verifyArchive(file, personalDataKey);
  await migratePersonalKeys(pool);
  await migrateMail(pool);
  await migrateWorkflows(pool);
  await requireEmpty(into);
  await markRestore(pool, file);
  await restoreFiles(file, dataDir);
  const appended = eventStore === 'eventstoredb' ? await appendEvents(store, file) : undefined;
  await inTransaction(pool, async (client) => {
    const positions = appended ?? (await insertEvents(client, file));
    if (positions.count !== manifest.counts.events)
      throw new Error(`${positions.count} events were restored`);
    await restoreTables(client, file, positions);
    if (eventStore === 'postgres') await restoreTombstones(client, file);
    // What an earlier start may have projected of other events.
    await client.query('drop schema if exists read_models cascade');
    await clearMark(client);
  });
  if (eventStore === 'eventstoredb') {
    for await (const { stream } of recordsOf(file, 'tombstones', tombstoneRecord))
      await store.tombstone(stream);
  }
  await migrateReadModels(pool);
  return manifest;
}

async function restoreFiles(file: string, dataDir: string): Promise<void> {
  for await (const { name, content } of entriesOf(file)) {
    const place = await placeOf(dataDir, name);
    if (place === undefined) content.resume();
    else await pipeline(content, createWriteStream(place, { mode: 0o600, flush: true }));
  }
}

async function restoreTables(client: pg.ClientBase, file: string, positions: Positions): Promise<void> {
  for await (const key of recordsOf(file, 'personal-keys', keyRecord)) await insertKey(client, key);
  for await (const key of recordsOf(file, 'late-keys', keyRecord)) await insertKey(client, key);
  for await (const mail of recordsOf(file, 'mails', mailRecord)) {
    const { id, recipient, subject, body, userId, sentAt } = mail;
    await client.query(
      `insert into mail.outbox (id, recipient, subject, body, user_id, sent_at) values ($1, $2, $3, $4, $5, $6)`,
      [id, recipient, subject, body, userId, sentAt],
    );
  }
  for await (const { reactor, version, handled } of recordsOf(file, 'reactors', reactorRecord)) {
    const position = positions.of(handled);
    if (position === undefined) continue;
    await client.query('insert into workflows.checkpoints (reactor, version, position) values ($1, $2, $3)', [
      reactor,
      version,
      position,
    ]);
  }
}

/** A key as it was when the backup was begun stays: one that was destroyed since belongs to an account that is back. */
async function insertKey(client: pg.ClientBase, { userId, key, createdAt, destroyedAt }: KeyRecord) {
  await client.query(
    `insert into personal_keys.key (user_id, key, created_at, destroyed_at)
     values ($1, decode($2, 'base64'), $3, $4) on conflict do nothing`,
    [userId, key, createdAt, destroyedAt],
  );
}

async function restoreTombstones(client: pg.ClientBase, file: string): Promise<void> {
  for await (const { stream } of recordsOf(file, 'tombstones', tombstoneRecord)) {
    await client.query('insert into event_store.tombstone (stream) values ($1)', [stream]);
  }
}
