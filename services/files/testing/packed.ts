import { zipped, type ZipEntry } from '../zip.ts';

export async function packed(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of zipped(each(entries))) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* each(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<ZipEntry> {
  yield* entries;
}

export const packedFiles = (files: ReadonlyMap<string, Uint8Array>): Promise<Buffer> =>
  packed([...files].map(([name, bytes]) => ({ name, content: [bytes] })));
