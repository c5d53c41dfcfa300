import { readHeartbeats, silentAfterMs } from '#services/health/heartbeats.ts';
import { filesOf } from './data-files.ts';
import type { Installation } from './take-backup.ts';
import { tables } from './taken.ts';

/** The target of a restore is not empty. The message says what to do. */
export class NotEmpty extends Error {
  override readonly name = 'NotEmpty';
}

const remedy = 'Restore into an empty DATA_DIR and, with DATABASE_URL, into an empty database.';

/** @throws NotEmpty if the installation is running, contains data, or the remains of an interrupted restore */
export async function requireEmpty({ pool, store, dataDir }: Installation): Promise<void> {
  const alive = (await readHeartbeats(pool)).find(({ ageMs }) => ageMs < silentAfterMs);
  if (alive) throw new NotEmpty(`Ninety is running on this database (${alive.name}). Stop it. ${remedy}`);
  for await (const event of store.readAll()) {
    throw new NotEmpty(`The event store is not empty: its first event is in ${event.stream}. ${remedy}`);
  }
  for (const table of [...tables.taken, ...tables.translated]) {
    const { rowCount } = await pool.query(`select from ${table} limit 1`);
    if (rowCount !== 0) throw new NotEmpty(`The table ${table} is not empty. ${remedy}`);
  }
  // Of events that no longer exist.
  const projected = await pool.query('select from read_models.checkpoint where position is not null limit 1');
  if (projected.rowCount !== 0) throw new NotEmpty(`The database contains read models. ${remedy}`);
  const [file] = await filesOf(dataDir);
  if (file !== undefined) throw new NotEmpty(`${dataDir} holds ${file}. ${remedy}`);
}
