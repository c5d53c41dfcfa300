import { Readable } from 'node:stream';
import type { PersonalKeys } from '#domain/core/events/journal.ts';
import { z } from 'zod';
import { derivedKey } from '../core/derived-key.ts';
import { fromBytes, open, seal, toBytes } from '../event-store/journal/cipher.ts';
import type { FileName, StoredFile } from './file-store.ts';

/** The header of a stored file in bytes: JSON, padded with spaces. */
export const headBytes = 1024;

const detailsSchema = z.strictObject({
  bytes: z.int().min(0),
  mediaType: z.string(),
  sha256: z.string(),
});
/** A file's metadata. Encrypted for a person's file, so that neither length nor content can be exchanged. */
export type FileDetails = z.infer<typeof detailsSchema>;

const headSchema = z.strictObject({
  version: z.literal(1),
  salt: z.string().optional(),
  details: z.union([detailsSchema, z.string()]),
});

/** The key of one file: unique per salt, owner and name. */
export function fileKey(ownerKey: Uint8Array, { key }: FileName, salt: string): Uint8Array {
  return derivedKey(ownerKey, `file/${salt}/${key}`).export();
}

const detailsContext = 'ninety file details';

export function headOf(details: FileDetails, sealing?: { key: Uint8Array; salt: string }): Buffer {
  const text = JSON.stringify(details);
  const head = sealing
    ? {
        version: 1,
        salt: sealing.salt,
        // Under its own random nonce, which cannot collide with the small numbers of chunks.
        details: toBytes(seal(sealing.key, Buffer.from(text), detailsContext)).toString('base64'),
      }
    : { version: 1, details };
  const json = JSON.stringify(head);
  if (Buffer.byteLength(json) > headBytes) throw new RangeError('The file header is too long');
  return Buffer.concat([Buffer.from(json), Buffer.alloc(headBytes, ' ')], headBytes);
}

/** @param head the first `headBytes` of a stored file @throws Error for a foreign or altered file */
export async function readHead(
  head: Buffer,
  name: FileName,
  keys: Pick<PersonalKeys, 'find'>,
): Promise<{ readonly details: FileDetails; readonly key?: Uint8Array } | undefined> {
  const { salt, details } = headSchema.parse(JSON.parse(head.toString()));
  if (salt === undefined || typeof details !== 'string') return { details: detailsSchema.parse(details) };
  const ownerKey = name.owner.kind === 'person' ? await keys.find(name.owner.id) : undefined;
  if (ownerKey === undefined) return undefined;
  const key = fileKey(ownerKey, name, salt);
  const text = open(key, fromBytes(Buffer.from(details, 'base64')), detailsContext).toString();
  return { details: detailsSchema.parse(JSON.parse(text)), key };
}

export function storedFile(
  { bytes, mediaType, sha256 }: FileDetails,
  contentOf: (first: number, last: number) => AsyncIterable<Buffer>,
): StoredFile {
  return {
    bytes,
    mediaType,
    sha256,
    version: Buffer.from(sha256, 'hex').toString('base64url').slice(0, 22),
    read: (first, last) => Readable.from(contentOf(first, last), { objectMode: false }),
  };
}
