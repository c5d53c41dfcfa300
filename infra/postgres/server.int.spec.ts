import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LaunchFailure } from '#infra/launcher/failure.ts';
import { foldersOfServers } from '#infra/testing/run-folder.ts';
import { freshDatabase } from '#infra/testing/servers/database.ts';
import { startPostgres, type PostgresServer } from './server.ts';

// A temporary folder of mkdtemp is closed to others (0700), as a clone in a home folder may be.
let folder: string;
let whole: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(foldersOfServers(), 'ninety-postgres-'));
  whole = path.join(folder, 'whole');
  const server = await startPostgres({ folder: whole });
  await query(server, 'create table note (text text)');
  await query(server, "insert into note values ('kept')");
  await server.stop();
});
afterAll(() => rmSync(folder, { recursive: true }));

function copyOf(name: string): string {
  const copy = path.join(folder, name);
  cpSync(whole, copy, { recursive: true });
  return copy;
}

async function query(server: PostgresServer, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('stores UTF-8 in the embedded Postgres', async () => {
  await using database = await freshDatabase();
  await database.pool.query('create table note (text text)');
  await database.pool.query('insert into note values ($1)', ['naïve café ✓']);
  const { rows } = await database.pool.query('select text, current_setting($1) as encoding from note', [
    'server_encoding',
  ]);
  expect(rows).toEqual([{ text: 'naïve café ✓', encoding: 'UTF8' }]);
});

test('notices a killed server, and finds the data whole at the next start', async () => {
  const killed = copyOf('killed');
  const first = await startPostgres({ folder: killed });
  await query(first, "insert into note values ('before the kill')");
  process.kill(first.pid, 'SIGKILL');
  await first.exited;
  const second = await startPostgres({ folder: killed, port: first.port });
  expect(await query(second, 'select count(*)::int as notes from note')).toEqual([{ notes: 2 }]);
  await second.stop();
});

test('stops a server of an earlier start before it uses the folder again', async () => {
  const left = copyOf('left');
  const first = await startPostgres({ folder: left });
  const second = await startPostgres({ folder: left });
  await first.exited;
  expect(await query(second, 'select text from note')).toEqual([{ text: 'kept' }]);
  await second.stop();
});

test('neither kills nor waits for another process with the number in postmaster.pid', async () => {
  const stale = copyOf('stale');
  writeFileSync(path.join(stale, 'postmaster.pid'), `${process.pid}\n${stale}\n`);
  const server = await startPostgres({ folder: stale });
  expect(await query(server, 'select text from note')).toEqual([{ text: 'kept' }]);
  await server.stop();
});

test.each([
  ['a garbage PG_VERSION', (at: string) => writeFileSync(path.join(at, 'PG_VERSION'), 'garbage'), /damaged/],
  [
    'another major version',
    (at: string) => writeFileSync(path.join(at, 'PG_VERSION'), '12\n'),
    /Postgres 12/,
  ],
  ['a missing PG_VERSION', (at: string) => rmSync(path.join(at, 'PG_VERSION')), /damaged/],
  ['missing files', (at: string) => rmSync(path.join(at, 'global'), { recursive: true }), /did not start/],
  ['a missing configuration', (at: string) => rmSync(path.join(at, 'postgresql.conf')), /did not start/],
])('refuses data with %s in a sentence', async (name, damage, sentence) => {
  const at = copyOf(name.replaceAll(' ', '-'));
  damage(at);
  const failure: unknown = await startPostgres({ folder: at }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(LaunchFailure);
  expect(String(failure)).toMatch(sentence);
});

test('repeats a set-up that was killed halfway', async () => {
  const half = path.join(folder, 'half');
  mkdirSync(`${half}.new`);
  writeFileSync(path.join(`${half}.new`, 'PG_VERSION'), '18\n');
  const server = await startPostgres({ folder: half });
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test('two servers cannot share a port', async () => {
  const first = await startPostgres({ folder: copyOf('first') });
  const second = startPostgres({ folder: copyOf('second'), port: first.port });
  await expect(second).rejects.toThrow(LaunchFailure);
  await first.stop();
});

describe('a login', () => {
  const password = 'a-made-up-password';
  const logIn = (server: PostgresServer, user: string, secret?: string) =>
    query(
      {
        ...server,
        url: server.url.replace(/\/\/.*@/, `//${user}${secret === undefined ? '' : `:${secret}`}@`),
      },
      'select',
    );

  test('needs the role with its password, which is no superuser', async () => {
    const server = await startPostgres({ folder: copyOf('locked'), password });
    await expect(logIn(server, 'ninety', 'another-password-')).rejects.toMatchObject({ code: '28P01' });
    await expect(logIn(server, 'postgres')).rejects.toMatchObject({ code: '28000' });
    await expect(logIn(server, 'postgres', password)).rejects.toMatchObject({ code: '28000' });
    const rights = await query(
      server,
      `select rolname, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as high
       from pg_roles where rolname = current_user`,
    );
    expect(rights).toEqual([{ rolname: 'ninety', high: false }]);
    await expect(query(server, "copy note to program 'cat'")).rejects.toMatchObject({ code: '42501' });
    await server.stop();
  });

  test('needs the newest password', async () => {
    const renewed = copyOf('renewed');
    await (await startPostgres({ folder: renewed, password })).stop();
    const server = await startPostgres({ folder: renewed, password: 'a-newer-made-up-password' });
    await expect(logIn(server, 'ninety', password)).rejects.toMatchObject({ code: '28P01' });
    expect(await query(server, 'select text from note')).toEqual([{ text: 'kept' }]);
    await server.stop();
  });

  test('allows all that housekeeping, migrations and backups do', async () => {
    const server = await startPostgres({ folder: copyOf('kept-house') });
    for (const sql of [
      'create schema of_mine',
      'create table of_mine.thing (id int generated always as identity)',
      'vacuum (full, analyze) of_mine.thing',
      'vacuum (full, analyze) pg_catalog.pg_statistic',
      'select pg_switch_wal()',
      'checkpoint',
    ]) {
      await expect(query(server, sql)).resolves.toBeDefined();
    }
    await server.stop();
  });
});
