import { crc32, inflateRawSync } from 'node:zlib';

/** The files of a zip by its directory, with checked checksums. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [sum, packed, nameLength, start] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const from = start + 30 + zip.readUInt16LE(start + 26);
    const content = inflateRawSync(zip.subarray(from, from + packed));
    if (crc32(content) !== sum || content.length !== zip.readUInt32LE(at + 24))
      throw new Error(`${name} is damaged`);
    files.set(name, content);
    at += 46 + nameLength;
  }
  return files;
}
