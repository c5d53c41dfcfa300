import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/core/durations.ts';
import type { PersonalKeys } from '#domain/core/events/journal.ts';
import { visitorPrefix } from '#projections/progress/person.ts';
import { FileExists, FileTooLarge, OwnerErased, type FileName, type FileStore } from '../file-store.ts';

/** A store under test, and its stored bytes by name. */
export interface Tried {
  readonly store: FileStore;
  /** The parent of `incoming/`. */
  readonly folder: string;
  names(): readonly string[];
  raw(name: string): Buffer;
  overwrite(name: string, content: Buffer): void;
}

const ann = { owner: { kind: 'person', id: 'ann' }, key: 'answer-1.webm' } as const satisfies FileName;
const track: FileName = { owner: { kind: 'installation' }, key: 'LWD-0001.mp3' };
const owners = [ann, track] as const;

/** Node's message for altered sealed bytes. */
const unreadable = /unable to authenticate data/;
/** Content in pieces, like from a socket. */
async function* piecesOf(content: Buffer, size = 10_000) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}
/** The contract of every file store. @param kind its name @param open a new, empty store */
export function fileStoreContract(
  kind: string,
  open: (keys: Pick<PersonalKeys, 'obtain' | 'find'>) => Tried | Promise<Tried>,
): void {
  describe(`${kind} of files`, () => {
    let tried: Tried;
    let keys: Map<string, Uint8Array | undefined>;
    beforeEach(async () => {
      keys = new Map();
      tried = await open({
        async obtain(id) {
          if (!keys.has(id)) keys.set(id, randomBytes(32));
          return keys.get(id);
        },
        find: async (id) => keys.get(id),
      });
    });
    const put = (name: FileName, content: Buffer, maximumBytes = 1_000_000, size?: number) =>
      tried.store.put(name, { content: piecesOf(content, size), mediaType: 'audio/webm', maximumBytes });
    const read = async (name: FileName) => {
      const found = await tried.store.find(name);
      if (!found) throw new Error(`there is no ${name.key}`);
      return buffer(found.read(0, found.bytes - 1));
    };
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
            expect((await buffer(stored.read(first, last))).equals(content.subarray(first, last + 1))).toBe(
              true,
            );
          },
        ),
        { numRuns: 40 },
      );
    });

    test("a person's file lies sealed on the disk, neither its content nor its type in the clear", async () => {
      const spoken = Buffer.from('My name is Ann and I live in Ljubljana. '.repeat(5_000));
      await put(ann, spoken);
      const [only = ''] = tried.names();
      const raw = tried.raw(only);
      expect(tried.names()).toHaveLength(1);
      for (const word of ['Ljubljana', 'audio', 'answer-1']) expect(raw.includes(word)).toBe(false);
      expect((await tried.store.find(ann))?.mediaType).toBe('audio/webm');
    });

    test('a file of a person whose key was destroyed cannot be read, and no other file of that person is stored', async () => {
      await put(ann, Buffer.from('hello'));
      keys.set('ann', undefined);
      expect(await tried.store.find(ann)).toBeUndefined();
      await expect(put({ ...ann, key: 'late' }, Buffer.from('x'))).rejects.toBeInstanceOf(OwnerErased);
      expect(await tried.store.persons()).toEqual(['ann']);
      await tried.store.eraseOf('ann');
      await tried.store.eraseOf('ann');
      expect([tried.names(), await tried.store.persons()]).toEqual([[], []]);
    });

    test.each([0.3, 0.99])('a bit that flipped at %d of a sealed file is noticed', async (place) => {
      const content = randomBytes(150_000);
      await put(ann, content);
      const [only = ''] = tried.names();
      const raw = tried.raw(only);
      const at = Math.floor(raw.length * place);
      raw.writeUInt8(raw.readUInt8(at) ^ 1, at);
      tried.overwrite(only, raw);
      await expect(read(ann)).rejects.toThrow(unreadable);
    });

    test('a sealed file that was cut off, or lies under another name, is not read', async () => {
      await put(ann, randomBytes(150_000));
      const [only = ''] = tried.names();
      const raw = tried.raw(only);
      await put({ ...ann, key: 'other' }, randomBytes(10));
      const other = tried.names().find((name) => name !== only) ?? '';
      tried.overwrite(other, raw);
      await expect(tried.store.find({ ...ann, key: 'other' })).rejects.toThrow(unreadable);
      tried.overwrite(only, raw.subarray(0, -10_000));
      await expect(read(ann)).rejects.toThrow('truncated');
    });

    test.each(owners)('a file is written once: $owner.kind', async (name) => {
      const first = await put(name, Buffer.from('one'));
      expect(await put(name, Buffer.from('one'))).toMatchObject({ sha256: first.sha256 });
      await expect(put(name, Buffer.from('two'))).rejects.toBeInstanceOf(FileExists);
      expect((await read(name)).toString()).toBe('one');
      await tried.store.delete(name);
      await tried.store.delete(name);
      expect(await tried.store.find(name)).toBeUndefined();
    });

    test('what is too large, or breaks off, leaves nothing behind', async () => {
      await expect(put(ann, randomBytes(100), 99)).rejects.toBeInstanceOf(FileTooLarge);
      async function* broken() {
        yield randomBytes(100_000);
        throw new Error('the line went dead');
      }
      const file = { content: broken(), mediaType: 'audio/webm', maximumBytes: 1_000_000 };
      await expect(tried.store.put(ann, file)).rejects.toThrow('the line went dead');
      expect([tried.names(), await tried.store.find(ann)]).toEqual([[], undefined]);
    });

    test('what a killed process left unfinished goes after a day, a draft after a week, a visitor’s after a day', async () => {
      await put(track, Buffer.from('sound'));
      await put({ ...ann, isDraft: true }, Buffer.from('piece'));
      const left = path.join(tried.folder, 'incoming', 'left');
      mkdirSync(path.dirname(left), { recursive: true });
      writeFileSync(left, 'half');
      const now = Date.now();
      const kept = async (later: number) => {
        await tried.store.discardUnfinished(now + later);
        return [existsSync(left), (await tried.store.find({ ...ann, isDraft: true })) !== undefined];
      };
      expect(await kept(dayMs / 2)).toEqual([true, true]);
      expect(await kept(2 * dayMs)).toEqual([false, true]);
      expect(await kept(8 * dayMs)).toEqual([false, false]);
      const ofVisitor = {
        owner: { kind: 'person', id: `${visitorPrefix}${ann.owner.id}` },
        key: 'a',
        isDraft: true,
      } as const;
      await put(ofVisitor, Buffer.from('piece'));
      await tried.store.discardUnfinished(Date.now() + dayMs / 2);
      expect(await tried.store.find(ofVisitor)).toBeDefined();
      await tried.store.discardUnfinished(Date.now() + 1.1 * dayMs);
      expect(await tried.store.find(ofVisitor)).toBeUndefined();
      expect(await tried.store.find(track)).toBeDefined();
    });

    test('drafts are of their person, are no files, and go with the others', async () => {
      const draft = { ...ann, isDraft: true } as const;
      await put(draft, Buffer.from('draft'));
      expect(await tried.store.find(ann)).toBeUndefined();
      expect(await tried.store.persons()).toEqual([ann.owner.id]);
      await tried.store.eraseOf(ann.owner.id);
      expect(await tried.store.find(draft)).toBeUndefined();
    });

    test('a draft that is kept is a file from then on, under its own key, and outlives a week', async () => {
      const draft = { ...ann, isDraft: true };
      expect(await tried.store.keepDraft(ann)).toBe(false);
      const content = randomBytes(70_000);
      await put(draft, content);
      for (const _ of ['once', 'again']) expect(await tried.store.keepDraft(ann)).toBe(true);
      expect((await read(ann)).equals(content)).toBe(true);
      await tried.store.discardUnfinished(Date.now() + 8 * dayMs);
      expect(await tried.store.find(draft)).toBeUndefined();
      expect((await read(ann)).equals(content)).toBe(true);
      await tried.store.eraseOf(ann.owner.id);
      expect(tried.names()).toEqual([]);
    });

    test.each(['', '../x', 'a/b', 'a\0b', '.hidden', 'x'.repeat(121)])('%j is no name', async (key) => {
      await expect(tried.store.find({ ...track, key })).rejects.toThrow(RangeError);
      await expect(tried.store.find({ owner: { kind: 'person', id: `.${key}` }, key: 'x' })).rejects.toThrow(
        RangeError,
      );
    });

    test('of many who keep a name at once one content stays, and all others are told', async () => {
      const contents = Array.from({ length: 8 }, (_one, index) => Buffer.from(`content ${index % 4}`));
      const outcomes = await Promise.allSettled(contents.map((content) => put(ann, content)));
      const kept = (await read(ann)).toString();
      const told = outcomes.map((outcome) =>
        outcome.status === 'fulfilled' ? kept : (outcome.reason as Error).constructor,
      );
      expect(told).toEqual(contents.map((content) => (content.toString() === kept ? kept : FileExists)));
    });

    test('more files than stand on a page of a list are found, told of their persons, and erased', async () => {
      const ids = Array.from({ length: 7 }, (_one, index) => `person-${index}`);
      for (const id of ids) await put({ owner: { kind: 'person', id }, key: 'a' }, Buffer.from(id));
      const many = ids.map((_id, index) => ({ ...ann, key: `many-${index}`, isDraft: index % 2 === 0 }));
      for (const name of many) await put(name, Buffer.from('x'));
      expect((await tried.store.persons()).toSorted()).toEqual(['ann', ...ids].toSorted());
      await tried.store.eraseOf('ann');
      expect((await tried.store.persons()).toSorted()).toEqual(ids);
      for (const name of many) expect(await tried.store.find(name)).toBeUndefined();
    });

    test('it says that files can be kept', async () => {
      await tried.store.check();
      await expect(tried.store.check()).resolves.toBeUndefined();
    });
  });
}
