import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ReadableFile } from './file-store.ts';

/** Read-only files; names have letters, digits, `-`, `_` and dots, and no folders. */
export interface Files {
  selectOptionalFile(name: string): Promise<ReadableFile | undefined>;
}

const namePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}(\.[A-Za-z0-9]{1,10})?$/;

export function createFolderFiles(folder: string): Files {
  /** The hashes of existing files, with a value that detects a rewrite. */
  const hashes = new Map<string, { readonly written: string; readonly hash: Promise<string> }>();
  const hashOf = (file: string, written: string): Promise<string> => {
    const known = hashes.get(file);
    if (known?.written === written) return known.hash;
    const hash = hashContent(file);
    hashes.set(file, { written, hash });
    hash.catch(() => hashes.delete(file));
    return hash;
  };
  return {
    async selectOptionalFile(name) {
      if (!namePattern.test(name)) return undefined;
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => undefined);
      // An empty file is being written.
      if (!found?.isFile() || found.size === 0) return undefined;
      return {
        bytes: found.size,
        version: await hashOf(file, `${found.size} ${found.mtimeMs}`),
        read: (first, last) => createReadStream(file, { start: first, end: last }),
      };
    },
  };
}

async function hashContent(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64url').slice(0, 22);
}
