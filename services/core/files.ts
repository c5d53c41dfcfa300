import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly bytes: number;
  /** Changes with the content. */
  readonly version: string;
  /** The content from `first` to `last`, both inclusive. */
  read(first: number, last: number): Readable;
}

/** Where files are kept; names have letters, digits, `-`, `_` and dots, and no folders. */
export interface Files {
  selectOptionalFile(name: string): Promise<StoredFile | undefined>;
}

const namePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}(\.[A-Za-z0-9]{1,10})?$/;

/** Files of a folder; a name that could lead out of it names no file. */
export function createFolderFiles(folder: string): Files {
  return {
    async selectOptionalFile(name) {
      if (!namePattern.test(name)) return undefined;
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return {
        bytes: found.size,
        version: `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}`,
        read: (first, last) => createReadStream(file, { start: first, end: last }),
      };
    },
  };
}
