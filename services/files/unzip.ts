import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';

export interface PackedFile {
  readonly name: string;
  readonly bytes: number;
  readonly packedBytes: number;
  readonly method: number;
  readonly isSealed: boolean;
  readonly sum: number;
  readonly start: number;
}

/** Not a zip, invalid, or compressed in an unsupported way. */
export class BrokenZip extends Error {
  override readonly name = 'BrokenZip';
}

const [headOfFile, headOfEntry, headOfEnd] = [0x04034b50, 0x02014b50, 0x06054b50];
const [stored, deflated] = [0, 8];
const longestComment = 0xffff;
const inflate = promisify(inflateRaw);

/** The files in a zip's directory, in order, without unpacking. PKWARE's APPNOTE 6.3, without ZIP64. @throws BrokenZip */
export function directoryOf(zip: Buffer): PackedFile[] {
  const end = endOf(zip);
  const files: PackedFile[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > end || zip.readUInt32LE(at) !== headOfEntry) throw new BrokenZip();
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    files.push({
      name: zip.toString('utf8', at + 46, nameEnd),
      isSealed: (zip.readUInt16LE(at + 8) & 1) === 1,
      method: zip.readUInt16LE(at + 10),
      sum: zip.readUInt32LE(at + 16),
      packedBytes: zip.readUInt32LE(at + 20),
      bytes: zip.readUInt32LE(at + 24),
      start: zip.readUInt32LE(at + 42),
    });
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

function endOf(zip: Buffer): number {
  const first = Math.max(0, zip.length - 22 - longestComment);
  for (let at = zip.length - 22; at >= first; at -= 1) if (zip.readUInt32LE(at) === headOfEnd) return at;
  throw new BrokenZip();
}

/** A file's content, limited to the directory's size and verified by its checksum. @throws BrokenZip */
export async function unpack(zip: Buffer, file: PackedFile): Promise<Buffer> {
  const { start, packedBytes, bytes, method, isSealed, sum } = file;
  if (isSealed || start + 30 > zip.length || zip.readUInt32LE(start) !== headOfFile) throw new BrokenZip();
  const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
  const packed = zip.subarray(from, from + packedBytes);
  const content = method === deflated ? await inflated(packed, bytes) : packed;
  const isWhole = content.length === bytes && crc32(content) === sum;
  if (!isWhole || (method !== deflated && method !== stored)) throw new BrokenZip();
  return content;
}

async function inflated(packed: Buffer, bytes: number): Promise<Buffer> {
  try {
    // One byte more, because a limit of 0 means none.
    return await inflate(packed, { maxOutputLength: bytes + 1 });
  } catch (cause) {
    throw new BrokenZip('', { cause });
  }
}
