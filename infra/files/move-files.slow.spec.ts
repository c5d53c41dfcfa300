import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claimRun } from '#infra/launcher/run-file.ts';
import { eventually } from '#infra/testing/api.ts';
import { startS3Server, type S3Server } from '#infra/testing/servers/s3-server/server.ts';
import type { FileName, FileStore } from '#services/files/file-store.ts';
import { createFolderFileStore } from '#services/files/folder-file-store.ts';
import { openBucket } from '#services/files/s3-bucket.ts';
import { createS3FileStore } from '#services/files/s3-file-store.ts';

type To = 'bucket' | 'folder';

let stack: AsyncDisposableStack;
let server: S3Server;
let dataDir: string;
let stores: Readonly<Record<To, FileStore>>;
beforeEach(async () => {
  stack = new AsyncDisposableStack();
  // The pages are short, so that a listing has several.
  server = stack.use(await startS3Server({ pageSize: 7 }));
  dataDir = mkdtempSync(path.join(tmpdir(), 'ninety-move-'));
  stack.defer(() => rmSync(dataDir, { recursive: true }));
  const key = randomBytes(32);
  const keys = { obtain: async () => key, find: async () => key };
  const bucket = stack.use(openBucket({ ...server, region: 'us-east-1' }));
  stores = {
    folder: createFolderFileStore(dataDir, keys),
    bucket: createS3FileStore(bucket, dataDir, keys),
  };
});
afterEach(() => stack.disposeAsync());

const files: ReadonlyMap<FileName, Buffer> = new Map([
  [{ owner: { kind: 'installation' }, key: 'LWD-0001.mp3' }, randomBytes(150_000)],
  ...['ann', 'bob', 'cid'].flatMap((id) =>
    Array.from({ length: 10 }, (_one, index): [FileName, Buffer] => [
      { owner: { kind: 'person', id }, key: `answer-${index}`, isDraft: index === 9 },
      randomBytes(1_000 + index),
    ]),
  ),
]);

async function fill(store: FileStore): Promise<void> {
  async function* whole(content: Buffer) {
    yield content;
  }
  for (const [name, content] of files)
    await store.put(name, { content: whole(content), mediaType: 'audio/mpeg', maximumBytes: 1_000_000 });
}

async function expectAllIn(store: FileStore): Promise<void> {
  for (const [name, content] of files) {
    const found = await store.find(name);
    expect(found && (await buffer(found.read(0, found.bytes - 1))).equals(content)).toBe(true);
  }
}

const names = {
  folder: () =>
    ['files', 'pieces'].flatMap((root) =>
      readdirSync(path.join(dataDir, root), { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name))),
    ),
  bucket: () => [...server.objects.keys()].filter((name) => /^(files|pieces)\//.test(name)),
} satisfies Record<To, () => string[]>;
const other = (to: To) => (to === 'bucket' ? 'folder' : 'bucket');

function start(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...args], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      S3_BUCKET: server.bucket,
      S3_ENDPOINT: server.endpoint,
      S3_ACCESS_KEY_ID: server.keys.id,
      S3_SECRET_ACCESS_KEY: server.keys.secret,
      ...environment,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  stack.defer(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close').then(([code]) => ({ code: code as unknown, said }));
  return { child, ended };
}
const move = (...args: Parameters<typeof start>) => start(...args).ended;

const directions = [['bucket'], ['folder']] as const satisfies [To][];

describe.each(directions)('to the %s', (to) => {
  test('copies all files, finds them on a second run, and deletes them only on request', async () => {
    await fill(stores[other(to)]);
    const strange = 'files/../../elsewhere';
    server.objects.set(strange, { content: Buffer.from('not ours'), changedMs: 0 });
    const all = names[other(to)]().filter((name) => name !== strange);

    expect(await move(['--to', to])).toMatchObject({
      code: 0,
      said: expect.stringContaining('31 files copied'),
    });
    await expectAllIn(stores[to]);
    await expectAllIn(stores[other(to)]);
    const again = await move(['--to', to, '--delete']);
    expect(again).toMatchObject({
      code: 0,
      said: expect.stringMatching(/: 0 .* 31 already existed.* 31 deleted/),
    });
    await expectAllIn(stores[to]);
    expect(names[to]().filter((name) => name !== strange)).toEqual(expect.arrayContaining(all));
    expect(names[other(to)]().filter((name) => name !== strange)).toEqual([]);
    // Persons without files are not listed, and files of other programs stay.
    expect(await stores[other(to)].persons()).toEqual([]);
    expect(server.objects.has(strange)).toBe(true);
    expect(readdirSync(path.join(dataDir, 'incoming'))).toEqual([]);
    expect(await move(['--to', to, '--delete'])).toMatchObject({ code: 0 });
  });

  test('touches neither of two files with different content under one name, and deletes nothing', async () => {
    for (const store of Object.values(stores)) await fill(store);
    const [of, there] = [names[other(to)](), names[to]()];
    // Files that are encrypted twice differ; unencrypted ones are equal.
    expect(await move(['--to', to, '--delete'])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/0 files copied, 1 already existed.* 0 deleted[^]*different content/),
    });
    expect([names[other(to)](), names[to]()]).toEqual([of, there]);
    for (const store of Object.values(stores)) await expectAllIn(store);
  });
});

test.each<[To, string]>([
  ['bucket', 'PUT'],
  ['bucket', 'GET'],
  ['folder', 'GET'],
  ['folder', 'DELETE'],
])('continues without loss after a kill on the way to the %s during a %s', async (to, method) => {
  await fill(stores[other(to)]);
  let granted = 5;
  server.keepsWaiting = (request) =>
    new RegExp(`^${method} (files|pieces)/`).test(request) && (granted -= 1) < 0;
  const { child, ended } = start(['--to', to, '--delete']);
  await eventually(async () => {
    expect(child.exitCode).toBeNull();
    expect(granted).toBeLessThan(0);
  });
  child.kill('SIGKILL');
  await ended;
  server.keepsWaiting = () => false;
  for (const name of files.keys()) {
    const found = (await stores.folder.find(name)) ?? (await stores.bucket.find(name));
    expect(
      found && (await buffer(found.read(0, found.bytes - 1))).equals(files.get(name) ?? Buffer.of()),
    ).toBe(true);
  }
  expect(await move(['--to', to, '--delete'])).toMatchObject({ code: 0 });
  await expectAllIn(stores[to]);
  expect(names[other(to)]()).toEqual([]);
});

test('reports a failing bucket and deletes nothing', async () => {
  await fill(stores.folder);
  const before = names.folder();
  // Two requests for the probe and those for the first files; each is tried three times.
  server.faults.push(...Array.from({ length: 60 }, () => 503));
  const { code, said } = await move(['--to', 'bucket', '--delete']);
  expect([code, said]).toEqual([1, expect.stringMatching(/^The bucket ninety-files at http.* failed/)]);
  expect(said).not.toContain(server.keys.secret);
  expect(names.folder()).toEqual(before);
});

test('reports a wrong call in a sentence', async () => {
  const noBucket = { S3_BUCKET: '', S3_ENDPOINT: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' };
  for (const args of [[], ['--to', 'elsewhere']])
    expect(await move(args)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Usage: /),
    });
  expect(await move(['--too'])).toMatchObject({ code: 1, said: expect.stringMatching(/^Unknown option/) });
  expect(await move(['--to', 'bucket'], noBucket)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^S3_BUCKET /),
  });
  const run = await claimRun(dataDir);
  stack.defer(() => run.release());
  expect(await move(['--to', 'bucket', '--delete'])).toMatchObject({ code: 1 });
  expect(await move(['--to', 'bucket'])).toMatchObject({ code: 0 });
});

test('reports a file cut off in its new place', async () => {
  await fill(stores.folder);
  expect(await move(['--to', 'bucket'])).toMatchObject({ code: 0 });
  const [name = ''] = names.bucket();
  server.objects.set(name, { content: Buffer.from('cut off'), changedMs: Date.now() });
  const { code, said } = await move(['--to', 'bucket', '--delete']);
  expect([code, said]).toEqual([1, expect.stringContaining(name)]);
  await expectAllIn(stores.folder);
});
