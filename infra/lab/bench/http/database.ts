import pg from 'pg';
import { makeScratchDatabase, type ScratchDatabase } from '#infra/testing/servers/scratch-database.ts';
import { migrateDatabase } from '#services/migrations/migrations.ts';

/** A new database without events on the server that `url` names. */
export async function makeDatabase(url: string): Promise<ScratchDatabase> {
  const made = await makeScratchDatabase(url, 'bench');
  const pool = new pg.Pool({ connectionString: made.url });
  await migrateDatabase(pool);
  await pool.end();
  return made;
}
