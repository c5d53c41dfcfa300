import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startS3Server, type S3Server } from '#infra/testing/servers/s3-server/server.ts';
import { FilesUnavailable, type FileName } from './file-store.ts';
import { openBucket, type S3Settings } from './s3-bucket.ts';
import { createS3FileStore } from './s3-file-store.ts';
import { fileStoreContract } from './testing/file-store-contract.ts';

const root = mkdtempSync(path.join(tmpdir(), 'ninety-s3-'));
afterAll(() => rmSync(root, { recursive: true }));
const emptyFolder = () => mkdtempSync(path.join(root, 'data-'));

let open = new AsyncDisposableStack();
afterEach(async () => {
  await open.disposeAsync();
  open = new AsyncDisposableStack();
});
const settingsOf = ({ bucket, endpoint, keys }: S3Server): S3Settings => ({
  bucket,
  endpoint,
  keys,
  region: 'eu-central-1',
  patienceMs: 2_000,
});

fileStoreContract('a bucket', async (keys) => {
  // Short pages, so that a list has several.
  const server = open.use(await startS3Server({ pageSize: 3 }));
  const bucket = open.use(openBucket(settingsOf(server)));
  const folder = emptyFolder();
  return {
    folder,
    store: createS3FileStore(bucket, folder, keys),
    names: () => [...server.objects.keys()],
    raw: (name) => Buffer.from(server.objects.get(name)?.content ?? ''),
    overwrite: (name, content) => void server.objects.set(name, { content, changedMs: Date.now() }),
  };
});

describe('a bucket that fails', () => {
  const name: FileName = { owner: { kind: 'installation' }, key: 'LWD-0001.mp3' };
  let server: S3Server;
  let folder: string;
  beforeEach(async () => {
    server = open.use(await startS3Server());
    folder = emptyFolder();
  });
  const storeWith = (changed: Partial<S3Settings>) =>
    createS3FileStore(open.use(openBucket({ ...settingsOf(server), ...changed })), folder, {
      obtain: async () => undefined,
      find: async () => undefined,
    });
  type Store = ReturnType<typeof storeWith>;
  async function* content() {
    yield Buffer.from('sound');
  }
  const put = (store: Store) =>
    store.put(name, { content: content(), mediaType: 'audio/mpeg', maximumBytes: 100 });

  test.each<[string, Partial<S3Settings>, RegExp]>([
    ['with an unknown key', { keys: { id: 'other', secret: 'x' } }, /does not know the keys/],
    ['with a wrong secret', { keys: { id: 'AKIDNINETY', secret: 'x' } }, /does not know the keys/],
    ['that is not there', { bucket: 'elsewhere' }, /^The bucket elsewhere at .* does not exist/],
    ['at an address without a server', { endpoint: 'http://127.0.0.1:9' }, /cannot be reached/],
  ])('%s is told of, keeps nothing, and no secret is in the words', async (_how, changed, words) => {
    const store = storeWith(changed);
    for (const work of [
      () => store.check(),
      () => put(store),
      () => store.find(name),
      () => store.persons(),
    ]) {
      const error = await work().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(FilesUnavailable);
      const { message } = error as FilesUnavailable;
      expect(message).toMatch(words);
      expect(message).not.toContain(server.keys.secret);
    }
    expect([server.objects.size, readdirSync(path.join(folder, 'incoming'))]).toEqual([0, []]);
  });

  test('retries a cut connection, and stores the whole file', async () => {
    const store = storeWith({});
    server.faults.push('cut', 503);
    expect((await put(store)).bytes).toBe(5);
    expect(server.requests.filter((request) => request.startsWith('PUT'))).toHaveLength(3);
  });

  test('a permanently broken storage is reported', async () => {
    const store = storeWith({});
    server.faults.push(503, 503, 503);
    await expect(put(store)).rejects.toThrow(FilesUnavailable);
    expect(server.objects.size).toBe(0);
  });

  test('refuses a storage that would overwrite files', async () => {
    const careless = open.use(await startS3Server({ ignoresConditions: true }));
    const store = storeWith({ endpoint: careless.endpoint });
    await expect(store.check()).rejects.toThrow('If-None-Match');
  });
});
