import path from 'node:path';
import type pg from 'pg';
import type { EventStore, Position } from '#domain/core/events/event-store.ts';
import { createArchive } from './archive-writer.ts';
import { entryNameOf, filesOf } from './data-files.ts';
import { countHandled } from './handled.ts';
import type { Manifest } from './manifest.ts';
import { keysSince, openSnapshot } from './snapshot.ts';

export interface Installation {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly eventStore: Manifest['eventStore'];
  readonly dataDir: string;
  readonly personalDataKey: Uint8Array;
}

export interface BackupOptions {
  readonly file: string;
  readonly ninety: string;
  /** Includes `secrets.json`: the archive then opens everything in it. */
  readonly withSecrets?: boolean;
}

/**
 * Writes everything that cannot be recomputed into one file: events, personal keys, mails, reactor positions, files.
 * Consistent as of one moment, in a few megabytes of memory.
 * @throws Error if the file exists, and errors of Postgres, the store or the disk; leaves nothing behind
 */
export async function takeBackup(from: Installation, options: BackupOptions): Promise<Manifest> {
  const { pool, store, dataDir, eventStore } = from;
  await using archive = await createArchive(options.file);
  await using snapshot = await openSnapshot(pool, eventStore === 'postgres');
  const counting = countHandled(snapshot.checkpoints);

  async function* events() {
    let ordinal = 0;
    for await (const event of upTo(store, snapshot.head)) {
      ordinal += 1;
      counting.see(event, ordinal);
      const { id, stream, revision, type, data, metadata, recordedAt } = event;
      yield { id, stream, revision, type, data, metadata, recordedAt };
    }
  }

  const counts = {
    tables: await archive.records('tables', snapshot.rows()),
    events: await archive.records('events', events()),
    // A separate store continues during the snapshot: new events may need newer keys.
    'late-keys': snapshot.head ? 0 : await archive.records('late-keys', await keysSince(pool, snapshot)),
    reactors: await archive.records('reactors', counting.records()),
    files: 0,
  };
  const files = await filesOf(dataDir);
  for (const file of options.withSecrets ? [...files, 'secrets.json'] : files) {
    if (await archive.file(entryNameOf(file), path.join(dataDir, file))) counts.files += 1;
  }
  const facts = {
    format: 1,
    ninety: options.ninety,
    takenAt: snapshot.takenAt.toISOString(),
    eventStore,
    counts,
    withSecrets: options.withSecrets === true,
  } as const;
  return await archive.finish(facts, from.personalDataKey);
}

async function* upTo(store: EventStore, head: Position | undefined) {
  for await (const event of store.readAll()) {
    if (head !== undefined && event.position > head) return;
    yield event;
  }
}
