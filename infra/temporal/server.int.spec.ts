import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { identify } from '#infra/launcher/identity.ts';
import { LaunchFailure } from '#infra/launcher/failure.ts';
import { freePort } from '#infra/launcher/free-port.ts';
import { temporalConnection } from '#infra/testing/servers/temporal.ts';
import { downloadTemporal } from './download.ts';
import { findTemporal } from './program.ts';
import { startTemporal } from './server.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ninety-temporal-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const never = new AbortController().signal;
const search = (environment: Record<string, string>) =>
  findTemporal({ environment, signal: never, progress: () => undefined });

test('starts the Temporal of the run with its namespace', async () => {
  await using connection = await temporalConnection();
  const { namespaces } = await connection.workflowService.listNamespaces({});
  expect(namespaces.map(({ namespaceInfo }) => namespaceInfo?.name)).toContain('default');
});

test('prefers a program on PATH, and skips one that cannot be run', async () => {
  const program = path.join(folder, 'temporal');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o644 });
  const cached = path.join(folder, 'ninety', 'temporal-1.5.1', 'temporal');
  execFileSync('mkdir', ['-p', path.dirname(cached)]);
  writeFileSync(cached, '#!/bin/sh\n', { mode: 0o755 });
  const environment = { PATH: folder, XDG_CACHE_HOME: folder };
  expect(await search(environment)).toBe(cached);
  chmodSync(program, 0o755);
  expect(await search(environment)).toBe(program);
});

test('finds no program if the cache folder cannot be made', async () => {
  writeFileSync(path.join(folder, 'file'), '');
  expect(await search({ PATH: '', XDG_CACHE_HOME: path.join(folder, 'file') })).toBeUndefined();
});

test('reports the output of a server that exits immediately', async () => {
  const program = path.join(folder, 'broken');
  writeFileSync(program, '#!/bin/sh\necho no such flag >&2\nexit 1\n', { mode: 0o755 });
  const start = startTemporal({ program, port: await freePort(), log: path.join(folder, 'broken.log') });
  await expect(start).rejects.toThrow(/no such flag/);
  await expect(start).rejects.toBeInstanceOf(LaunchFailure);
});

const panic =
  'panic: listen tcp 127.0.0.1:40001: bind: address already in use\n\ngoroutine 1 [running]:\nmain.main()';

test('starts a server again on other ports if another program took one', async () => {
  const program = path.join(folder, 'racing');
  const tries = path.join(folder, 'tries');
  writeFileSync(program, `#!/bin/sh\necho try >> ${tries}\ncat >&2 <<'E'\n${panic}\nE\nexit 2\n`, {
    mode: 0o755,
  });
  const start = startTemporal({ program, port: await freePort(), log: path.join(folder, 'racing.log') });
  await expect(start).rejects.toThrow(/^Temporal did not start: panic: listen tcp [^\n]* already in use$/);
  expect(readFileSync(tries, 'utf8')).toBe('try\ntry\ntry\n');
});

test('reports a port in use immediately', async () => {
  const program = await search(process.env as Record<string, string>);
  const port = Number(new URL(await serve('silence')).port);
  const start = startTemporal({ program: program ?? '', port, log: path.join(folder, 'taken.log') });
  await expect(start).rejects.toThrow(/can't set frontend port \d+: .* address already in use/);
});

test('stops, keeps its data and starts again on the same port', async () => {
  const program = await search(process.env as Record<string, string>);
  const options = {
    program: program ?? '',
    port: await freePort(),
    folder: path.join(folder, 'kept'),
    namespace: 'ninety',
    log: path.join(folder, 'kept.log'),
  };
  for (const round of ['first', 'second']) {
    const server = await startTemporal(options);
    expect([round, server.address]).toEqual([round, `127.0.0.1:${options.port}`]);
    await server.stop();
    await server.exited;
    expect(identify(server.pid)).toBeUndefined();
  }
});

let site: Server | undefined;
afterEach(() => {
  site?.closeAllConnections();
  site?.close();
});

async function serve(archive: Buffer | 'silence'): Promise<string> {
  site = createServer((_, answer) => {
    if (archive !== 'silence') answer.end(archive);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => site?.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${port}/temporal.tar.gz`;
}

test('unpacks a download only with the right checksum', async () => {
  writeFileSync(path.join(folder, 'LICENSE'), 'a file before it');
  execFileSync('tar', ['-czf', 'archive.tar.gz', 'LICENSE', 'temporal'], { cwd: folder });
  const archive = readFileSync(path.join(folder, 'archive.tar.gz'));
  const url = await serve(archive);
  const sha256 = createHash('sha256').update(archive).digest('hex');
  const target = path.join(folder, 'downloaded');
  expect(await downloadTemporal({ url, sha256: sha256.replace(/^./, 'x') }, target, never)).toBe(false);
  expect(await downloadTemporal({ url, sha256 }, target, never)).toBe(true);
  expect(readFileSync(target, 'utf8')).toBe('#!/bin/sh\n');
});

test('gives up soon on a silent or closed network', async () => {
  const url = await serve('silence');
  const target = path.join(folder, 'none');
  expect(await downloadTemporal({ url, sha256: '' }, target, never, 50)).toBe(false);
  const nobody = `http://127.0.0.1:${await freePort()}/`;
  expect(await downloadTemporal({ url: nobody, sha256: '' }, target, never)).toBe(false);
});
