import path from 'node:path';
import type pg from 'pg';
import type { EventStore, Position } from '#domain/core/events/event-store.ts';
import { createArchive } from './archive-writer.ts';
import { entryNameOf, filesOf } from './data-files.ts';
import { countHandled } from './handled.ts';
import type { Manifest } from './manifest.ts';
import { keysSince, openSnapshot } from './snapshot.ts';

/** An installation, running or not. */
export interface Installation {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly eventStore: Manifest['eventStore'];
  readonly dataDir: string;
  /** 32 bytes: signs the archive. */
  readonly personalDataKey: Uint8Array;
}

export interface BackupOptions {
  readonly file: string;
  /** The release that writes it. */
  readonly ninety: string;
  /** Takes `secrets.json` too: the archive is then worth as much as all it holds. */
  readonly withSecrets?: boolean;
}

/**
 * Writes into one file what cannot be made again: events, personal keys, mails, how far the reactors are, files. All is
 * as it was at one moment, and no more than a few megabytes of it are ever in memory.
 * @throws Error when the file exists, and what Postgres, the store or the disk says; nothing is left behind then.
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
    // A store of its own goes on while the snapshot stands still: events may have come that need newer keys.
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
