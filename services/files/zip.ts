import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const longest = 0xffff_ffff;
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980, the format's first day: creation times are inside the files. */
const day = 0x0021;

/** A zip, streamed: PKWARE's APPNOTE 6.3, without ZIP64. @throws RangeError for more than 4 GB or 65,535 files */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for await (const { name, content } of entries) {
    const nameBytes = Buffer.from(name);
    const start = at;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    writeCommon(local, 4, nameBytes.length);
    yield Buffer.concat([local, nameBytes]);
    at += local.length + nameBytes.length;

    const measure = { sum: 0, bytes: 0 };
    let packed = 0;
    for await (const piece of deflate(measured(content, measure))) {
      packed += piece.length;
      yield piece;
    }
    at += packed;

    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(measure.sum, 0);
    sizes.writeUInt32LE(packed, 4);
    sizes.writeUInt32LE(measure.bytes, 8);
    yield Buffer.concat([Buffer.from([0x50, 0x4b, 0x07, 0x08]), sizes]);
    at += 16;
    if (at > longest || directory.length >= 0xffff)
      throw new RangeError('The content is too large for one zip');

    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    writeCommon(central, 6, nameBytes.length);
    sizes.copy(central, 16);
    central.writeUInt32LE(start, 42);
    directory.push(Buffer.concat([central, nameBytes]));
  }
  const length = directory.reduce((sum, one) => sum + one.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(at, 16);
  yield Buffer.concat([...directory, end]);
}

/** Destroys its source when abandoned, and fails with it. */
async function* deflate(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw();
  const source = Readable.from(content);
  source.once('error', (error) => packer.destroy(error));
  try {
    yield* source.pipe(packer) as AsyncIterable<Buffer>;
  } finally {
    source.destroy();
    packer.destroy();
  }
}

/** Version, flags, method, time and day; then, after checksum and sizes, the length of the name. */
function writeCommon(head: Buffer, at: number, nameLength: number): void {
  head.writeUInt16LE(20, at);
  head.writeUInt16LE(flags, at + 2);
  head.writeUInt16LE(deflated, at + 4);
  head.writeUInt16LE(day, at + 8);
  head.writeUInt16LE(nameLength, at + 22);
}

async function* measured(
  content: ZipEntry['content'],
  measure: { sum: number; bytes: number },
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    measure.sum = crc32(piece, measure.sum);
    measure.bytes += piece.length;
    yield piece;
  }
}
