import pg from 'pg';
import { inject } from 'vitest';
import { makeScratchDatabase } from './scratch-database.ts';

export interface TestDatabase extends AsyncDisposable {
  readonly url: string;
  readonly pool: pg.Pool;
}

interface Wanted {
  /** The address of a Postgres server; by default that of the run. */
  readonly server?: string;
  /** The address of a database on that server that it begins as a copy of; by default it is empty. */
  readonly template?: string;
}

/** A database of the test's own, dropped when disposed. NOTIFY stays inside it. */
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

/** A second pool of the same database, as another process would have it. */
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
