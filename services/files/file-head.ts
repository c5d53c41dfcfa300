import type { FileHandle } from 'node:fs/promises';
import { z } from 'zod';
import { derivedKey } from '../core/derived-key.ts';
import { fromBytes, open, seal, toBytes } from '../event-store/journal/cipher.ts';
import type { FileName } from './file-store.ts';

/** A stored file begins with so many bytes that tell what it is: JSON, filled up with spaces. */
export const headBytes = 1024;

const detailsSchema = z.strictObject({
  bytes: z.int().min(0),
  mediaType: z.string(),
  sha256: z.string(),
});
/** What a file is. Of a person's file it is sealed too, so that neither its length nor its content can be another. */
export type FileDetails = z.infer<typeof detailsSchema>;

const headSchema = z.strictObject({
  version: z.literal(1),
  /** Of a person's file: in base64. */
  salt: z.string().optional(),
  details: z.union([detailsSchema, z.string()]),
});

/** The key of one file: another salt, owner or name, another key. */
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
        // Under a random nonce of its own, where those of chunks are small numbers.
        details: toBytes(seal(sealing.key, Buffer.from(text), detailsContext)).toString('base64'),
      }
    : { version: 1, details };
  const json = JSON.stringify(head);
  if (Buffer.byteLength(json) > headBytes) throw new RangeError('The head of a file is too long');
  return Buffer.concat([Buffer.from(json), Buffer.alloc(headBytes, ' ')], headBytes);
}

/** @throws Error for a file that is none of ours, or was altered */
export async function readHead(
  handle: FileHandle,
  keyFor: (salt: string) => Promise<Uint8Array | undefined>,
): Promise<{ readonly details: FileDetails; readonly key?: Uint8Array } | undefined> {
  const { buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
  const { salt, details } = headSchema.parse(JSON.parse(buffer.toString()));
  if (salt === undefined || typeof details !== 'string') return { details: detailsSchema.parse(details) };
  const key = await keyFor(salt);
  if (key === undefined) return undefined;
  const text = open(key, fromBytes(Buffer.from(details, 'base64')), detailsContext).toString();
  return { details: detailsSchema.parse(JSON.parse(text)), key };
}
