import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packedFiles } from '../../files/testing/packed.ts';
import { archiveLimits, unpackFiles } from './archive.ts';
import { NotAPackage } from './not-a-package.ts';

const bytes = (count: number) => new Uint8Array(count);
const pack = (files: Readonly<Record<string, Uint8Array>>) => packedFiles(new Map(Object.entries(files)));
const limits = { entries: 3, fileBytes: 100, totalBytes: 150 };

const entryOf = (archive: Buffer) => archive.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
function lying(archive: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(archive);
  copy.writeUInt32LE(value, entryOf(copy) + at);
  return copy;
}
const [sumAt, packedAt, sizeAt, startAt] = [16, 20, 24, 42];

test('unpacks files as packed, and packs them the same each time', async () => {
  const files = {
    'a/b.txt': new TextEncoder().encode('text'),
    'media/x.mp3': randomBytes(3_000),
    empty: bytes(0),
  };
  const found = await unpackFiles(await pack(files));
  expect([...found].map(([name, content]) => [name, Buffer.from(content)])).toEqual(
    Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]),
  );
  expect(await pack(files)).toEqual(await pack(files));
});

test('accepts an uncompressed file, and skips folders', async () => {
  const archive = lying(await pack({ a: bytes(5), 'b/': bytes(0) }), packedAt, 5);
  const content = deflateRawSync(bytes(5));
  const at = archive.indexOf(content);
  const stored = Buffer.concat([archive.subarray(0, at), bytes(5), archive.subarray(at + content.length)]);
  const moved = 5 - content.length;
  stored.writeUInt16LE(0, entryOf(stored) + 10);
  stored.writeUInt32LE(stored.readUInt32LE(stored.length - 6) + moved, stored.length - 6);
  expect([...(await unpackFiles(stored)).keys()]).toEqual(['a']);
});

test.each(['../x', 'a/../../x', '/x', 'C:x', 'a\\..\\x', './x', 'a/\0', '__proto__'])(
  'refuses a file outside the archive: %j',
  async (name) => {
    const archive = await packedFiles(new Map([[name, bytes(1)]]));
    await expect(unpackFiles(archive)).rejects.toThrow('outside itself');
  },
);

test('limits an archive per file, in size and in number', async () => {
  const limited = async (files: Readonly<Record<string, Uint8Array>>) =>
    unpackFiles(await pack(files), limits);
  expect((await limited({ a: bytes(100), b: bytes(50) })).size).toBe(2);
  await expect(limited({ a: bytes(101) })).rejects.toThrow('a is larger');
  await expect(limited({ a: bytes(100), b: bytes(51) })).rejects.toThrow('when it is unpacked');
  await expect(limited({ a: bytes(1), b: bytes(1), c: bytes(1), d: bytes(1) })).rejects.toThrow(
    'more than 3 files',
  );
});

test('refuses a zip bomb, with a true or a false size', async () => {
  const bomb = await pack({ bomb: bytes(archiveLimits.fileBytes + 1) });
  expect(bomb.length).toBeLessThan(100_000);
  await expect(unpackFiles(bomb)).rejects.toThrow('bomb is larger');
  await expect(unpackFiles(lying(bomb, sizeAt, 10))).rejects.toThrow('not a valid zip');
});

test('refuses a repeated name', async () => {
  const archive = await pack({ one: bytes(1), two: bytes(1) });
  const twice = Buffer.from(archive.toString('latin1').replaceAll('two', 'one'), 'latin1');
  await expect(unpackFiles(twice)).rejects.toThrow('one twice');
});

test.each([
  ['nothing', async () => Buffer.alloc(0)],
  ['no archive', async () => Buffer.from('PK and no more')],
  ['half an archive', async () => (await pack({ a: randomBytes(500) })).subarray(0, 300)],
  [
    'a directory elsewhere',
    async () => {
      const archive = await pack({ a: bytes(5) });
      archive.writeUInt32LE(0xffff_fff0, archive.length - 6);
      return archive;
    },
  ],
  ['a checksum of something else', async () => lying(await pack({ a: bytes(5) }), sumAt, 7)],
  ['a file that begins elsewhere', async () => lying(await pack({ a: bytes(5) }), startAt, 1)],
  ['a file that begins after the end', async () => lying(await pack({ a: bytes(5) }), startAt, 0xffff_fff0)],
  [
    'a file under a password',
    async () => {
      const archive = await pack({ a: bytes(5) });
      archive.writeUInt16LE(1, entryOf(archive) + 8);
      return archive;
    },
  ],
  [
    'another way of packing',
    async () => {
      const archive = await pack({ a: bytes(5) });
      archive.writeUInt16LE(12, entryOf(archive) + 10);
      return archive;
    },
  ],
])('%s is said to be none', async (_what, archive) => {
  const failed = unpackFiles(await archive());
  await expect(failed).rejects.toThrow(NotAPackage);
  await expect(failed).rejects.toThrow('not a valid zip');
});
