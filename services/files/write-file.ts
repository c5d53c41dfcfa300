import { createHash, randomBytes, type Hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { PersonalKeys } from '#domain/core/events/journal.ts';
import { fileKey, headBytes, headOf, type FileDetails } from './file-head.ts';
import { FileTooLarge, OwnerErased, type FileName, type NewFile } from './file-store.ts';
import { inChunks, sealChunks } from './sealed-chunks.ts';

/** The key of a new file and its salt; undefined for unencrypted files. */
export type Sealing = { readonly key: Uint8Array; readonly salt: string } | undefined;

export async function sealingFor(name: FileName, keys: Pick<PersonalKeys, 'obtain'>): Promise<Sealing> {
  if (name.owner.kind === 'installation') return undefined;
  const ownerKey = await keys.obtain(name.owner.id);
  if (!ownerKey) throw new OwnerErased('This person’s data was erased');
  const salt = randomBytes(16).toString('base64');
  return { key: fileKey(ownerKey, name, salt), salt };
}

/** Writes header and content to a new place on the disk. @throws FileTooLarge */
export async function writeFile(place: string, file: NewFile, sealing: Sealing): Promise<FileDetails> {
  const handle = await open(place, 'wx', 0o600);
  try {
    const measure = { bytes: 0, hash: createHash('sha256') };
    const measured = measuring(file, measure);
    const content = sealing ? sealChunks(sealing.key, measured) : inChunks(measured);
    let at = headBytes;
    for await (const piece of content) {
      for (let done = 0; done < piece.length;) {
        const { bytesWritten } = await handle.write(piece, done, piece.length - done, at);
        done += bytesWritten;
        at += bytesWritten;
      }
    }
    const { bytes, hash } = measure;
    const details = { bytes, mediaType: file.mediaType, sha256: hash.digest('hex') };
    await handle.write(headOf(details, sealing), 0, headBytes, 0);
    await handle.sync();
    return details;
  } finally {
    await handle.close();
  }
}

async function* measuring(
  { content, maximumBytes }: NewFile,
  measure: { bytes: number; readonly hash: Hash },
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    measure.bytes += piece.length;
    if (measure.bytes > maximumBytes) throw new FileTooLarge(`The file exceeds ${maximumBytes} bytes`);
    measure.hash.update(piece);
    yield piece;
  }
}
