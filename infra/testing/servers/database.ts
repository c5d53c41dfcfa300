import pg from 'pg';
import { inject } from 'vitest';
import { makeScratchDatabase } from './scratch-database.ts';

export interface TestDatabase extends AsyncDisposable {
  readonly url: string;
  readonly pool: pg.Pool;
}

interface Wanted {
  /** The address of a Postgres server; that of the run by default. */
  readonly server?: string;
  /** The address of a database on that server to copy; empty by default. */
  readonly template?: string;
}

/** A separate database for the test, dropped on disposal. NOTIFY stays inside it. */
export async function freshDatabase({
  server = inject('postgresUrl'),
  template,
}: Wanted = {}): Promise<TestDatabase> {
  const { url, drop } = await makeScratchDatabase(server, 'test', template);
  const pool = openPool({ connectionString: url, max: 10 });
  return {
    url,
    pool,
    async [Symbol.asyncDispose]() {
      await pool.end();
      await drop();
    },
  };
}

/** A second pool for the same database, like another process's. */
export function poolOfAnotherProcess({ options }: pg.Pool): { readonly pool: pg.Pool } & AsyncDisposable {
  const pool = openPool(options);
  return { pool, [Symbol.asyncDispose]: () => pool.end() };
}

function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
