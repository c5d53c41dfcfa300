import { buffer } from 'node:stream/consumers';
import type { Files } from '../files/files.ts';

/** A recording or a picture, whole; nothing where it is not there. */
export async function bytesOf(files: Files, name: string): Promise<Uint8Array | undefined> {
  const stored = await files.selectOptionalFile(name);
  return stored && new Uint8Array(await buffer(stored.read(0, stored.bytes - 1)));
}
