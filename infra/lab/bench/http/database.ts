import pg from 'pg';
import { makeScratchDatabase, type ScratchDatabase } from '#infra/testing/servers/scratch-database.ts';
import { migrateDatabase } from '#services/migrations/migrations.ts';

export async function makeDatabase(url: string): Promise<ScratchDatabase> {
  const made = await makeScratchDatabase(url, 'bench');
  const pool = new pg.Pool({ connectionString: made.url });
  await migrateDatabase(pool);
  await pool.end();
  return made;
}
