import pg from 'pg';
import { inject } from 'vitest';
import { makeScratchDatabase } from '#infra/postgres/scratch-database.ts';

export interface TestDatabase extends AsyncDisposable {
  readonly url: string;
  readonly pool: pg.Pool;
}

/** An empty database of the test's own, by default on the run's Postgres; dropped when disposed. NOTIFY stays inside it. */
export async function freshDatabase(server: string = inject('postgresUrl')): Promise<TestDatabase> {
  const { url, drop } = await makeScratchDatabase(server, 'test');
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    url,
    pool,
    async [Symbol.asyncDispose]() {
      await pool.end();
      await drop();
    },
  };
}
