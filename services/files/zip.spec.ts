import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unzipped } from './testing/unzipped.ts';
import { packed } from './testing/packed.ts';
import { zipped, type ZipEntry } from './zip.ts';

const inTwo = (files: ReadonlyMap<string, Buffer>) =>
  packed(
    [...files].map(([name, content]) => ({ name, content: [content.subarray(0, 7), content.subarray(7)] })),
  );

test('unpacks every file as packed, under its name', async () => {
  const name = fc.stringMatching(/^[a-zž][\w/]{0,20}$/u);
  const content = fc.uint8Array({ maxLength: 3_000 }).map((bytes) => Buffer.from(bytes));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, content), { maxLength: 6 }), async (entries) => {
      const files = new Map(entries);
      expect(unzipped(await inTwo(files))).toEqual(files);
    }),
    { numRuns: 50 },
  );
  const large = new Map([['large', randomBytes(500_000)]]);
  expect(unzipped(await inTwo(large))).toEqual(large);
});

test('breaks the archive off with a broken file', async () => {
  async function* broken(): AsyncGenerator<ZipEntry> {
    yield {
      name: 'a',
      content: (async function* () {
        yield Buffer.from('x');
        throw new Error('the disk went away');
      })(),
    };
  }
  const read = async () => {
    for await (const piece of zipped(broken())) expect(piece.length).toBeGreaterThan(0);
  };
  await expect(read()).rejects.toThrow('the disk went away');
});
