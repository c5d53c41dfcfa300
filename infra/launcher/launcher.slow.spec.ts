import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { freePort } from '#infra/launcher/free-port.ts';
import { startProcess, type TestProcess } from '#infra/testing/processes.ts';
import { end, identify, identitySchema, isAlive, type Identity } from './identity.ts';

const entry = path.join(import.meta.dirname, 'fixtures', 'start.ts');
const ready = 'Ctrl-C stops all.';
const runSchema = z.object({
  launcher: identitySchema,
  parts: z.array(z.object({ name: z.string(), identity: identitySchema })),
});

let base: string;
let dataDir: string;
let port: number;
beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'ninety-launcher-'));
});
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(base, 'data-'));
  port = await freePort();
});
// A test that fails midway must not leave servers behind.
afterEach(async () => {
  if (!existsSync(path.join(dataDir, 'run.json'))) return;
  for (const { identity } of [{ identity: run().launcher }, ...parts()])
    await end(identity, [['SIGKILL', 2_000]]);
});
afterAll(() => rmSync(base, { recursive: true }));

const launchAll = (...behaviours: string[]) =>
  startProcess(entry, behaviours, {
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO_HISTORY: 'false',
    DATABASE_URL: '',
    TEMPORAL_ADDRESS: '',
  });

/** Starts the launcher with the servers of this test run, which is faster. */
const launch = (environment: Record<string, string> = {}, ...behaviours: string[]) =>
  startProcess(entry, behaviours, {
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO_HISTORY: 'false',
    DATABASE_URL: inject('postgresUrl'),
    TEMPORAL_ADDRESS: '127.0.0.1:1',
    ...environment,
  });

const run = () => runSchema.parse(JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8')));
const parts = () => run().parts;
const partNamed = (name: string): Identity => {
  const found = parts().find((part) => part.name === name);
  if (!found) throw new Error(`no ${name} runs`);
  return found.identity;
};
const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
const survivors = (of: readonly { readonly name: string; readonly identity: Identity }[]) =>
  of.filter(({ identity }) => isAlive(identity)).map(({ name }) => name);

async function refusal(launcher: TestProcess): Promise<string> {
  expect(await launcher.exited).toBe(1);
  expect(launcher.output()).not.toMatch(/^\s+at .*\(?(file|node):/m);
  return launcher.output();
}

test('runs all parts after a start, and leaves none after a stop', async () => {
  await using first = launchAll('quiet', 'serve');
  await first.until(ready);
  expect(first.output()).toMatch(/Admin +admin@ninety\.example +\S{14}\n/);
  const names = parts().map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Postgres', 'Temporal', 'quiet', 'serve']);
  expect(await ask()).toBe(String(partNamed('serve').pid));
  const ofFirst = parts();
  first.signal('SIGINT');
  expect(await first.exited).toBe(0);
  expect(survivors(ofFirst)).toEqual([]);

  await using second = launch({}, 'serve');
  await second.until(ready);
  expect(second.output()).not.toContain('Admin  ');
});

test('cleans up after a killed launcher, and restarts killed servers', async () => {
  await using second = launchAll('quiet', 'serve');
  await second.until(ready);
  const ofSecond = parts();
  second.signal('SIGKILL');
  await second.exited;
  expect(survivors(ofSecond)).toContain('Postgres');

  await using third = launchAll('quiet', 'serve');
  await third.until(ready);
  expect(survivors(ofSecond)).toEqual([]);
  const ofThird = parts();
  process.kill(partNamed('Postgres').pid, 'SIGKILL');
  await third.until('Postgres is running again');
  process.kill(partNamed('Temporal').pid, 'SIGKILL');
  await third.until('Temporal is running again');
  third.signal('SIGTERM');
  expect(await third.exited).toBe(0);
  expect(survivors(ofThird)).toEqual([]);
});

test('restarts a killed process, and kills one that does not stop', async () => {
  await using launcher = launch({}, 'serve', 'quiet');
  await launcher.until(ready);
  const before = partNamed('serve');
  process.kill(before.pid, 'SIGKILL');
  await launcher.until('serve is running again');
  expect(await ask()).toBe(String(partNamed('serve').pid));
  expect(partNamed('serve').pid).not.toBe(before.pid);
  process.kill(partNamed('quiet').pid, 'SIGSTOP');
  const running = parts();
  launcher.signal('SIGINT');
  await launcher.until('Stopping');
  // A second signal within 400 ms is npm forwarding the first one.
  const press = () => {
    launcher.signal('SIGINT');
    return launcher.child.exitCode;
  };
  await expect.poll(press).toBe(130);
  await expect.poll(() => survivors(running)).toEqual([]);
});

test('leaves a process of another program alone, even if run.json has its number', async () => {
  const self = { pid: process.pid, startedAt: 'long ago' };
  writeFileSync(
    path.join(dataDir, 'run.json'),
    JSON.stringify({ launcher: self, parts: [{ name: 'serve', identity: self }] }),
  );
  await using launcher = launch({}, 'serve');
  await launcher.until(ready);
  expect(identify(process.pid)).toBeDefined();
});

test('refuses a second launcher on the same folder', async () => {
  await using first = launch({}, 'quiet');
  await first.until(ready);
  expect(await refusal(launch({}, 'quiet'))).toContain(`process ${first.child.pid}`);
});

test('stops all parts when the terminal closes', async () => {
  await using launcher = launch({}, 'quiet');
  await launcher.until(ready);
  const running = parts();
  launcher.child.stdout?.destroy();
  launcher.child.stderr?.destroy();
  launcher.signal('SIGHUP');
  expect(await launcher.exited).toBe(0);
  expect(survivors(running)).toEqual([]);
});

describe('exits with code 1 and one clear sentence for', () => {
  test('a wrong setting', async () => {
    const said = await refusal(launch({ PORT: 'eighty', EVENT_STORE: 'mysql' }));
    expect(said).toContain('PORT is wrong: expected a port from 1 to 65535, for example PORT=8090');
    expect(said).toContain('EVENT_STORE is wrong: expected postgres or eventstoredb');
  });

  test('a port in use', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    expect(await refusal(launch())).toContain(`Port ${port} is in use`);
    other.close();
  });

  test('an address of another machine', async () => {
    expect(await refusal(launch({ HOST: '192.0.2.1' }))).toContain('HOST=192.0.2.1 is not an address');
  });

  test('a data folder inside a file', async () => {
    writeFileSync(path.join(dataDir, 'file'), '');
    expect(await refusal(launch({ DATA_DIR: path.join(dataDir, 'file', 'data') }))).toContain(
      `${path.join(dataDir, 'file', 'data')} is not a folder`,
    );
  });

  test('a data folder without write permission', async () => {
    const mount = path.join(dataDir, 'locked');
    mkdirSync(mount);
    const script = `mount -t tmpfs -o ro none ${mount} && exec ${process.execPath} ${entry} quiet`;
    const outcome = runToEnd('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', script], {
      DATA_DIR: path.join(mount, 'data'),
      PORT: String(port),
    });
    expect(outcome).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no permission to write') as string,
    });
  });

  test('a folder in the place of a file', async () => {
    const file = path.join(dataDir, 'run.json');
    mkdirSync(file);
    const said = await refusal(launch());
    rmdirSync(file);
    expect(said).toContain(`${file} is a folder`);
  });

  test('a missing Postgres', async () => {
    const said = await refusal(
      launch({ DATABASE_URL: `postgres://ninety:well-hidden@127.0.0.1:${await freePort()}/ninety` }),
    );
    expect(said).toContain('The Postgres of DATABASE_URL cannot be used: connect ECONNREFUSED');
    expect(said).not.toContain('well-hidden');
  });

  test('a full disk', async () => {
    // A disk of 1 MB, in a separate namespace.
    const mount = path.join(dataDir, 'disk');
    mkdirSync(mount);
    const script = `mount -t tmpfs -o size=1m none ${mount} && exec ${process.execPath} ${entry} quiet`;
    const outcome = runToEnd('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', script], {
      DATA_DIR: mount,
      PORT: String(port),
    });
    expect(outcome).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The disk is full') as string,
    });
  });

  test('broken Postgres data', async () => {
    mkdirSync(path.join(dataDir, 'postgres'));
    writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), 'garbage');
    writeFileSync(
      path.join(dataDir, 'secrets.json'),
      JSON.stringify({
        TOKEN_SECRET: '',
        PERSONAL_DATA_KEY: '',
        ADMIN_PASSWORD: '',
        STUDENT_PASSWORD: '',
        POSTGRES_PASSWORD: '',
        shown: true,
      }),
    );
    expect(await refusal(launch({ DATABASE_URL: '' }))).toMatch(/The Postgres data in .* is damaged/);
  });

  test('unreadable secrets', async () => {
    writeFileSync(path.join(dataDir, 'secrets.json'), '{');
    expect(await refusal(launch())).toContain('secrets.json is damaged');
  });

  test('a process that refuses to start, after stopping the others', async () => {
    const said = await refusal(launch({}, 'serve', 'refuse'));
    expect(said).toContain('refuse did not start: the well is dry');
    await expect(ask()).rejects.toThrow('fetch failed');
  });
});

function runToEnd(command: string, args: readonly string[], environment: Record<string, string>) {
  try {
    execFileSync(command, args, { env: { ...process.env, ...environment }, encoding: 'utf8', stdio: 'pipe' });
    return { status: 0, stderr: '' };
  } catch (error) {
    return z.object({ status: z.number().nullable(), stderr: z.string() }).parse(error);
  }
}
