import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#domain/core/durations.ts';
import { createFolderFileStore } from './folder-file-store.ts';
import { FileExists, FileTooLarge, OwnerErased, type FileName, type FileStore } from './file-store.ts';

const root = mkdtempSync(path.join(tmpdir(), 'ninety-store-'));
afterAll(() => rmSync(root, { recursive: true }));

let folder: string;
let keys: Map<string, Uint8Array | undefined>;
let store: FileStore;
beforeEach(() => {
  folder = mkdtempSync(path.join(root, 'data-'));
  keys = new Map();
  store = createFolderFileStore(folder, {
    async obtain(id) {
      if (!keys.has(id)) keys.set(id, randomBytes(32));
      return keys.get(id);
    },
    find: async (id) => keys.get(id),
  });
});

const ann = { owner: { kind: 'person', id: 'ann' }, key: 'answer-1.webm' } as const satisfies FileName;
const track: FileName = { owner: { kind: 'installation' }, key: 'LWD-0001.mp3' };
const owners = [ann, track] as const;

/** What Node says of bytes that are not those which were sealed. */
const unreadable = /unable to authenticate data/;
/** Content as a socket gives it: in pieces. */
async function* piecesOf(content: Buffer, size = 10_000) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}
const put = (name: FileName, content: Buffer, maximumBytes = 1_000_000, size?: number) =>
  store.put(name, { content: piecesOf(content, size), mediaType: 'audio/webm', maximumBytes });
const read = async (name: FileName) => {
  const found = await store.find(name);
  if (!found) throw new Error(`there is no ${name.key}`);
  return buffer(found.read(0, found.bytes - 1));
};
const everything = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => statSync(name).isFile());

test.each(owners)('any part of a file is what was put, whatever its size: $owner.kind', async (name) => {
  const sizes = fc.oneof(
    fc.integer({ min: 1, max: 300 }),
    fc.constantFrom(65_535, 65_536, 65_537, 131_072, 200_001),
  );
  let count = 0;
  await fc.assert(
    fc.asyncProperty(
      sizes,
      fc.integer({ min: 1, max: 100_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      async (size, piece, from, to) => {
        const content = randomBytes(size);
        const own = { ...name, key: `part-${(count += 1)}` };
        const stored = await put(own, content, size, piece);
        expect(stored.bytes).toBe(size);
        const ends = [from, to].map((share) => Math.min(size - 1, Math.floor(share * size)));
        const [first = 0, last = 0] = ends.toSorted((a, b) => a - b);
        expect((await buffer(stored.read(first, last))).equals(content.subarray(first, last + 1))).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});

test("a person's file lies sealed on the disk, neither its content nor its type in the clear", async () => {
  const spoken = Buffer.from('My name is Ann and I live in Ljubljana. '.repeat(5_000));
  await put(ann, spoken);
  const [only = ''] = everything();
  const raw = readFileSync(only);
  expect(everything()).toHaveLength(1);
  for (const word of ['Ljubljana', 'audio', 'answer-1']) expect(raw.includes(word)).toBe(false);
  expect((await store.find(ann))?.mediaType).toBe('audio/webm');
});

test('a file of a person whose key was destroyed cannot be read, and none is taken any more', async () => {
  await put(ann, Buffer.from('hello'));
  keys.set('ann', undefined);
  expect(await store.find(ann)).toBeUndefined();
  await expect(put({ ...ann, key: 'late' }, Buffer.from('x'))).rejects.toBeInstanceOf(OwnerErased);
  expect(await store.persons()).toEqual(['ann']);
  await store.eraseOf('ann');
  await store.eraseOf('ann');
  expect([everything(), await store.persons()]).toEqual([[], []]);
});

test.each([0.3, 0.99])('a bit that flipped at %d of a sealed file is noticed', async (place) => {
  const content = randomBytes(150_000);
  await put(ann, content);
  const [only = ''] = everything();
  const raw = readFileSync(only);
  const at = Math.floor(raw.length * place);
  raw.writeUInt8(raw.readUInt8(at) ^ 1, at);
  writeFileSync(only, raw);
  await expect(read(ann)).rejects.toThrow(unreadable);
});

test('a sealed file that was cut off, or lies under another name, is not read', async () => {
  await put(ann, randomBytes(150_000));
  const [only = ''] = everything();
  const raw = readFileSync(only);
  await put({ ...ann, key: 'other' }, randomBytes(10));
  const other = everything().find((name) => name !== only) ?? '';
  writeFileSync(other, raw);
  await expect(store.find({ ...ann, key: 'other' })).rejects.toThrow(unreadable);
  writeFileSync(only, raw.subarray(0, -10_000));
  await expect(read(ann)).rejects.toThrow('shorter');
});

test.each(owners)('a file is written once: $owner.kind', async (name) => {
  const first = await put(name, Buffer.from('one'));
  expect(await put(name, Buffer.from('one'))).toMatchObject({ sha256: first.sha256 });
  await expect(put(name, Buffer.from('two'))).rejects.toBeInstanceOf(FileExists);
  expect((await read(name)).toString()).toBe('one');
  await store.delete(name);
  await store.delete(name);
  expect(await store.find(name)).toBeUndefined();
});

test('what is too large, or breaks off, leaves nothing behind', async () => {
  await expect(put(ann, randomBytes(100), 99)).rejects.toBeInstanceOf(FileTooLarge);
  async function* broken() {
    yield randomBytes(100_000);
    throw new Error('the line went dead');
  }
  const file = { content: broken(), mediaType: 'audio/webm', maximumBytes: 1_000_000 };
  await expect(store.put(ann, file)).rejects.toThrow('the line went dead');
  expect([everything(), await store.find(ann)]).toEqual([[], undefined]);
});

test('what a killed process left unfinished goes after a day, a draft after a week', async () => {
  await put(track, Buffer.from('sound'));
  await put({ ...ann, isDraft: true }, Buffer.from('piece'));
  const left = path.join(folder, 'incoming', 'left');
  writeFileSync(left, 'half');
  const now = Date.now();
  const kept = async (later: number) => {
    await store.discardUnfinished(now + later);
    return [existsSync(left), (await store.find({ ...ann, isDraft: true })) !== undefined];
  };
  expect(await kept(dayMs / 2)).toEqual([true, true]);
  expect(await kept(2 * dayMs)).toEqual([false, true]);
  expect(await kept(8 * dayMs)).toEqual([false, false]);
  expect(await store.find(track)).toBeDefined();
});

test('drafts are of their person, are no files, and go with the others', async () => {
  const draft = { ...ann, isDraft: true } as const;
  await put(draft, Buffer.from('draft'));
  expect(await store.find(ann)).toBeUndefined();
  expect(await store.persons()).toEqual([ann.owner.id]);
  await store.eraseOf(ann.owner.id);
  expect(await store.find(draft)).toBeUndefined();
});

test('a draft that is kept is a file from then on, under its own key, and outlives a week', async () => {
  const draft = { ...ann, isDraft: true };
  expect(await store.keepDraft(ann)).toBe(false);
  const content = randomBytes(70_000);
  await put(draft, content);
  for (const _ of ['once', 'again']) expect(await store.keepDraft(ann)).toBe(true);
  expect((await read(ann)).equals(content)).toBe(true);
  await store.discardUnfinished(Date.now() + 8 * dayMs);
  expect(await store.find(draft)).toBeUndefined();
  expect((await read(ann)).equals(content)).toBe(true);
  await store.eraseOf(ann.owner.id);
  expect(everything()).toEqual([]);
});

test.each(['', '../x', 'a/b', 'a\0b', '.hidden', 'x'.repeat(121)])('%j is no name', async (key) => {
  await expect(store.find({ ...track, key })).rejects.toThrow(RangeError);
  await expect(store.find({ owner: { kind: 'person', id: `.${key}` }, key: 'x' })).rejects.toThrow(
    RangeError,
  );
});
