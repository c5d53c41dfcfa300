import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { inTransaction } from '#projections/postgres/transaction.ts';
import { entriesOf, recordsOf, verifyArchive } from './archive-reader.ts';
import { placeOf } from './data-files.ts';
import { eraseAgain, type Erasable } from './erase-again.ts';
import { knownErasures } from './erasures.ts';
import { reactorRecord } from './records.ts';
import { requireEmpty } from './require-empty.ts';
import { appendEvents, insertEvents, type Positions } from './restore-events.ts';
import { clearMark, markRestore } from './restore-mark.ts';
import { restoreRows } from './restore-rows.ts';

/**
 * Restores an archive into an empty installation, after verifying it to its end; atomically if Postgres holds the
 * events too. Persons erased since are erased again, by the list beside the secrets and `lists`. A mark in the
 * database keeps Ninety from starting on an unfinished restore. The next start rebuilds the read models.
 * @param lists files of erased ids, see `knownErasures`
 * @throws BrokenArchive, NotEmpty, UnknownErasures
 */
export async function restoreBackup(into: Erasable, file: string, lists: readonly string[] = []) {
  const { pool, store, dataDir, eventStore, personalDataKey } = into;
  const manifest = await verifyArchive(file, personalDataKey);
  const erasures = knownErasures(dataDir, lists, manifest.takenAt);
  await requireEmpty(into);
  await markRestore(pool, file);
  await restoreFiles(file, dataDir);
  const appended = eventStore === 'eventstoredb' ? await appendEvents(store, file) : undefined;
  await inTransaction(pool, async (client) => {
    const positions = appended ?? (await insertEvents(client, file));
    if (positions.count !== manifest.counts.events)
      throw new Error(`${positions.count} events were restored`);
    await restoreRows(client, file);
    await restoreCheckpoints(client, file, positions);
  });
  // Ninety does not start while the mark exists, so no erased user can log in between.
  const erasedAgain = await eraseAgain(into, erasures);
  await clearMark(pool);
  return { manifest, erasedAgain };
}

async function restoreFiles(file: string, dataDir: string): Promise<void> {
  for await (const { name, content } of entriesOf(file)) {
    const place = await placeOf(dataDir, name);
    if (place === undefined) content.resume();
    else await pipeline(content, createWriteStream(place, { mode: 0o600, flush: true }));
  }
}

async function restoreCheckpoints(client: pg.ClientBase, file: string, positions: Positions): Promise<void> {
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
