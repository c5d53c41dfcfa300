import { expect, it } from 'vitest';
import { CallFailed } from '#domain/core/call-failed.ts';
import { sha256Of, wholeOf } from '../assemble.ts';
import type { RecordingStore } from './recording-store.ts';
import { createRecordingsInMemory } from '../storage/recordings-in-memory.ts';
import { createUploader, type Upload } from './uploader.ts';
import { wavHead, wavType } from '../capture/wav.ts';

const id = 'r1';
const head = { id, owner: 'user:1', subject: 'practice/SRA-0001', mimeType: wavType, at: 0, isWhole: false };
const sound = (index: number) => new Uint8Array(4).fill(index);

function createServer(fails: (call: string) => CallFailed | undefined = () => undefined) {
  const calls: string[] = [];
  const pieces = new Map<number, Uint8Array<ArrayBuffer>>();
  const joined: Blob[] = [];
  const take = (call: string) => {
    const failure = fails(call);
    calls.push(call);
    if (failure) throw failure;
  };
  const store: RecordingStore = {
    async putPiece({ id: of }, index, bytes) {
      take(`put ${of} ${index}`);
      pieces.set(index, bytes);
    },
    async finish({ id: of }, sha256, count) {
      take(`finish ${of} ${count}`);
      const indexes = Array.from({ length: count }, (_piece, at) => at);
      const missing = indexes.filter((index) => !pieces.has(index));
      if (missing.length > 0) return missing;
      const whole = new Blob(indexes.map((index) => pieces.get(index) ?? ''));
      expect(await sha256Of(whole)).toBe(sha256);
      joined.push(whole);
      return [];
    },
  };
  return { store, calls, pieces, joined };
}

type Server = ReturnType<typeof createServer>;

async function createDevice({ store }: Pick<Server, 'store'>, retryDelayMs: (failures: number) => number) {
  const stored = createRecordingsInMemory();
  await stored.begin(head);
  const parts = {
    stored,
    store,
    retryDelayMs,
    exclusively: <T>(_id: string, action: () => Promise<T>) => action(),
  };
  const uploader = createUploader(parts);
  const add = async (index: number) => {
    await stored.addPiece(id, { index, bytes: sound(index) });
    uploader.wake();
  };
  const finish = async () => {
    await wholeOf(stored, head);
    uploader.wake();
  };
  const reload = () => createUploader(parts);
  return { stored, uploader, add, finish, reload };
}

const wholeFile = (pieces: number) =>
  bytesOf(new Blob([wavHead(4 * pieces), ...Array.from({ length: pieces }, (_piece, at) => sound(at + 1))]));
const bytesOf = async (blob: Blob | undefined) => [...new Uint8Array((await blob?.arrayBuffer()) ?? [])];
async function expectJoined({ joined }: Server, pieces: number) {
  expect(joined).toHaveLength(1);
  expect(await bytesOf(joined[0])).toEqual(await wholeFile(pieces));
}
const isSettled = async (upload: Promise<Upload>) =>
  Promise.race([upload.then(() => true), new Promise<false>((resolve) => setTimeout(() => resolve(false)))]);

it('sends pieces as they arrive, and joins them only when complete', async () => {
  const server = createServer();
  const { uploader, add, finish } = await createDevice(server, () => 0);
  const upload = uploader.upload(id);
  await add(1);
  await expect.poll(() => server.calls).toEqual(['put r1 1']);
  await add(2);
  await expect.poll(() => server.calls).toEqual(['put r1 1', 'put r1 2']);
  expect(await isSettled(upload)).toBe(false);
  await finish();
  expect(await upload).toMatchObject({ status: 'done' });
  expect(server.calls.slice(2)).toEqual(['put r1 0', 'finish r1 3']);
  await expectJoined(server, 2);
});

it('continues after a broken connection, with growing waits', async () => {
  const waits: number[] = [];
  const server = createServer(() => (waits.length < 3 ? new CallFailed('unreachable', 0) : undefined));
  const { uploader, add, finish } = await createDevice(server, (failures) => {
    waits.push(failures);
    return 0;
  });
  await add(1);
  await finish();
  expect(await uploader.upload(id)).toMatchObject({ status: 'done' });
  expect(waits).toEqual([1, 2, 3]);
  await expectJoined(server, 1);
});

it.each([
  ['internal', 500],
  ['internal', 503],
  ['too_many_requests', 429],
  ['too_slow', 408],
  ['session_ended', 401],
] as const)('tries again after %s (%i), at a piece and at the end', async (code, status) => {
  const failed = new Set<string>();
  const server = createServer((call) => {
    if (failed.has(call)) return undefined;
    failed.add(call);
    return new CallFailed(code, status);
  });
  const { uploader, add, finish } = await createDevice(server, () => 0);
  await add(1);
  await finish();
  expect(await uploader.upload(id)).toMatchObject({ status: 'done' });
  expect([...failed].toSorted()).toEqual(['finish r1 2', 'put r1 0', 'put r1 1']);
  await expectJoined(server, 1);
});

it('catches up with several pieces at once, each of them sent once', async () => {
  const server = createServer();
  let [under, most] = [0, 0];
  const slow: RecordingStore = {
    ...server.store,
    async putPiece(...piece) {
      under += 1;
      most = Math.max(most, under);
      await Promise.resolve();
      await server.store.putPiece(...piece);
      under -= 1;
    },
  };
  const { uploader, add, finish } = await createDevice({ store: slow }, () => 0);
  for (let index = 1; index <= 10; index += 1) await add(index);
  await finish();
  expect(await uploader.upload(id)).toMatchObject({ status: 'done' });
  expect(most).toBe(4);
  expect(server.calls.toSorted()).toEqual(
    ['finish r1 11', ...Array.from({ length: 11 }, (_piece, index) => `put r1 ${index}`)].toSorted(),
  );
  await expectJoined(server, 10);
});

it('does not wait when the connection is back', async () => {
  let isUp = false;
  const server = createServer(() => (isUp ? undefined : new CallFailed('unreachable', 0)));
  const { uploader, add, finish } = await createDevice(server, () => 3_600_000);
  await add(1);
  await finish();
  const upload = uploader.upload(id);
  await expect.poll(() => server.calls).toHaveLength(2);
  isUp = true;
  uploader.wake();
  expect(await upload).toMatchObject({ status: 'done' });
});

it('sends after a reload only what was not sent', async () => {
  const server = createServer();
  const { uploader, add, finish, reload } = await createDevice(server, () => 0);
  void uploader.upload(id);
  await add(1);
  await expect.poll(() => server.pieces.size).toBe(1);
  await add(2);
  await expect.poll(() => server.pieces.size).toBe(2);
  const after = reload();
  server.calls.length = 0;
  await finish();
  expect(await after.upload(id)).toMatchObject({ status: 'done' });
  expect(server.calls.filter((call) => / [12]$/.test(call))).toEqual([]);
});

it('sends again what the server has lost', async () => {
  const server = createServer((call) => {
    if (call.startsWith('finish') && !server.calls.some((one) => one.startsWith('finish')))
      server.pieces.delete(1);
    return undefined;
  });
  const { uploader, add, finish } = await createDevice(server, () => 0);
  await add(1);
  await add(2);
  await finish();
  expect(await uploader.upload(id)).toMatchObject({ status: 'done' });
  expect(server.calls.slice(-2)).toEqual(['put r1 1', 'finish r1 3']);
  await expectJoined(server, 2);
});

it('never joins a recording with a gap or in progress', async () => {
  const server = createServer();
  const { uploader, add } = await createDevice(server, () => 0);
  void uploader.upload(id);
  await add(2);
  await add(4);
  await add(1);
  await expect.poll(() => server.calls).toEqual(['put r1 1', 'put r1 2']);
});

it('ends after a rejection, or when the recording was deleted', async () => {
  const refusing = createServer(() => new CallFailed('too_large', 413));
  const one = await createDevice(refusing, () => 0);
  await one.add(1);
  expect(await one.uploader.upload(id)).toMatchObject({
    status: 'refused',
    failure: { code: 'too_large' },
  });

  const other = await createDevice(createServer(), () => 0);
  const upload = other.uploader.upload(id);
  await other.stored.forget(id);
  other.uploader.wake();
  expect(await upload).toEqual({ status: 'forgotten' });
});

it('names a file by its SHA-256', async () => {
  // A test vector of FIPS 180.
  expect(await sha256Of(new Blob(['abc']))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
