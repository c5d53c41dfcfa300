import pg from 'pg';
import { randomBytes } from 'node:crypto';
import { migrateDatabase } from '#services/migrations/migrations.ts';

/** A new database without events on the server that `url` names. */
export async function makeDatabase(
  url: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create database ${name}`);
  const made = new URL(url);
  made.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: made.href });
  await migrateDatabase(pool);
  await pool.end();
  return { url: made.href, drop: () => onServer(url, `drop database if exists ${name} with (force)`) };
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
