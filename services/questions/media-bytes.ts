import { buffer } from 'node:stream/consumers';
import type { Files } from '../files/files.ts';

export async function bytesOf(files: Files, name: string): Promise<Uint8Array | undefined> {
  const stored = await files.selectOptionalFile(name);
  return stored && new Uint8Array(await buffer(stored.read(0, stored.bytes - 1)));
}
