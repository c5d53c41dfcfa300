import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimRun } from '#infra/launcher/run-file.ts';
import { startPostgres } from '#infra/postgres/server.ts';
import { openStorage } from '#infra/processes/open-storage.ts';
import { eventually } from '#infra/testing/api.ts';
import { HalfRestored } from './restore-mark.ts';
import {
  emptyInstallation,
  eventsOf,
  filledInstallation,
  temporaryFolder,
  testMasterKey,
  type TestInstallation,
} from './testing/filled.ts';

let stack: AsyncDisposableStack;
let file: string;
beforeEach(() => {
  stack = new AsyncDisposableStack();
  file = path.join(temporaryFolder(stack), 'backup.tar.gz');
});
afterEach(() => stack.disposeAsync());

const secrets = JSON.stringify({
  TOKEN_SECRET: 'a secret of the test, long enough to be one',
  PERSONAL_DATA_KEY: testMasterKey.toString('base64'),
  ADMIN_PASSWORD: 'admin',
  STUDENT_PASSWORD: 'student',
  POSTGRES_PASSWORD: 'a password of the test',
  shown: true,
});

function start(
  command: 'backup' | 'restore',
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): ChildProcess & { readonly said: () => string } {
  const entry = path.join(import.meta.dirname, `${command}.ts`);
  const child = spawn(process.execPath, [entry, ...args], {
    env: { PATH: process.env['PATH'], ...environment },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  stack.defer(() => void child.kill('SIGKILL'));
  return Object.assign(child, { said: () => said });
}

async function run(
  ...what: Parameters<typeof start>
): Promise<{ readonly code: unknown; readonly said: string }> {
  const child = start(...what);
  const [code] = (await once(child, 'close')) as [unknown];
  return { code, said: child.said() };
}

const on = ({ database, dataDir }: TestInstallation) => ({ DATABASE_URL: database.url, DATA_DIR: dataDir });
const withKey = { PERSONAL_DATA_KEY: testMasterKey.toString('base64') };

/** Kills a command that waits for a locked table. */
async function killAt(child: ChildProcess, { pool }: TestInstallation, table: string, mode: string) {
  const holder = await pool.connect();
  const ended = once(child, 'close');
  try {
    await holder.query(`begin; lock table ${table} in ${mode} mode`);
    await eventually(async () => {
      expect(child.exitCode).toBeNull();
      const { rowCount } = await holder.query(
        `select from pg_locks where not granted and relation = '${table}'::regclass`,
      );
      expect(rowCount).toBe(1);
    });
    child.kill('SIGKILL');
    await ended;
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

test('makes a whole installation of an empty folder from an archive with secrets', async () => {
  const installation = stack.use(await filledInstallation());
  writeFileSync(path.join(installation.dataDir, 'secrets.json'), secrets);
  const backedUp = await run('backup', [file, '--with-secrets'], on(installation));
  expect(backedUp).toMatchObject({
    code: 0,
    said: expect.stringMatching(/who has this file can read everything/),
  });

  const folder = temporaryFolder(stack);
  const dataDir = path.join(folder, 'new');
  const noErasures = path.join(folder, 'erased.txt');
  writeFileSync(noErasures, '');
  const restored = await run('restore', [file, '--erased', noErasures], { DATA_DIR: dataDir });
  expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/rebuilds the read models/) });
  expect(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')).toBe(secrets);
  expect(existsSync(path.join(dataDir, 'run.json'))).toBe(false);

  const server = await startPostgres({ folder: path.join(dataDir, 'postgres') });
  stack.defer(() => server.stop());
  const storage = stack.use(
    await openStorage(
      {
        databaseUrl: server.url,
        eventStore: { kind: 'postgres' },
        personalDataKey: testMasterKey,
        dataDir,
      },
      { warn: () => undefined },
      { connections: 2 },
    ),
  );
  expect(await eventsOf(storage)).toEqual(await eventsOf(installation));
});

test('leaves no archive after a killed backup, and the next backup works', async () => {
  const installation = stack.use(await filledInstallation());
  const child = start('backup', [file], { ...on(installation), ...withKey });
  await killAt(child, installation, 'event_store.tombstone', 'access exclusive');
  expect(existsSync(file)).toBe(false);
  expect(await run('backup', [file], { ...on(installation), ...withKey })).toMatchObject({ code: 0 });
  expect(existsSync(`${file}.half`)).toBe(false);
});

test('reports a killed restore until it is repeated', async () => {
  const installation = stack.use(await filledInstallation());
  const upload = path.join(installation.dataDir, 'upload.webm');
  writeFileSync(upload, 'sound');
  await run('backup', [file], { ...on(installation), ...withKey });
  const other = stack.use(await emptyInstallation());
  const child = start('restore', [file], { ...on(other), ...withKey });
  await killAt(child, other, 'mail.outbox', 'share');

  const opened = openStorage(
    {
      databaseUrl: other.database.url,
      eventStore: { kind: 'postgres' },
      personalDataKey: testMasterKey,
      dataDir: other.dataDir,
    },
    { warn: () => undefined },
    { connections: 2 },
  );
  await expect(opened).rejects.toThrow(HalfRestored);
  expect(await eventsOf(other)).toEqual([]);
  expect(await run('backup', [`${file}.2`], { ...on(other), ...withKey })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/was cut off/),
  });
  expect(await run('restore', [file], { ...on(other), ...withKey })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/holds upload\.webm/),
  });
  rmSync(path.join(other.dataDir, 'upload.webm'));
  expect(await run('restore', [file], { ...on(other), ...withKey })).toMatchObject({ code: 0 });
  expect(await eventsOf(other)).toEqual(await eventsOf(installation));
});

test('refuses to restore while Ninety runs', async () => {
  const dataDir = temporaryFolder(stack);
  stack.adopt(await claimRun(dataDir), (claimed) => claimed.release());
  const refused = await run('restore', [file], { DATA_DIR: dataDir, ...withKey });
  expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(/runs already/) });
  expect(await run('backup', [file], { DATA_DIR: temporaryFolder(stack), ...withKey })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/There is no installation/),
  });
});
