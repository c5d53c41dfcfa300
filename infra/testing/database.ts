import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase extends AsyncDisposable {
  readonly url: string;
  readonly pool: pg.Pool;
}

const insufficientPrivilege = '42501';

/** An empty database of the test's own, by default on the run's Postgres; dropped when disposed. NOTIFY stays inside it. */
export async function freshDatabase(server: string = inject('postgresUrl')): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = server.replace(/\/postgres$/, `/${name}`);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    url,
    pool,
    async [Symbol.asyncDispose]() {
      await pool.end();
      await dropDatabase(server, name);
    },
  };
}

/** Cuts off who is still connected. Refused while autovacuum is at work there, for that one belongs to the superuser. */
async function dropDatabase(server: string, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await onServer(server, `drop database if exists ${name} with (force)`);
    } catch (error) {
      const isRefused = error instanceof pg.DatabaseError && error.code === insufficientPrivilege;
      if (!isRefused || tries === 100) throw error;
    }
    await pause(100);
  }
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
