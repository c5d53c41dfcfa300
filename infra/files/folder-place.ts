import { open, readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '#infra/launcher/failure.ts';
import { linkNew, unlessMissing } from '#services/files/disk.ts';
import { isFilePath, rootFolders } from '#services/files/file-place.ts';
import type { Place } from './place.ts';

/** @param folder DATA_DIR */
export function placeInFolder(folder: string): Place {
  const at = (name: string) => path.join(folder, ...name.split('/'));
  return {
    called: `the folder ${folder}`,
    async *names() {
      for (const root of rootFolders) {
        const options = { withFileTypes: true, recursive: true } as const;
        for (const entry of (await readdir(at(root), options).catch(unlessMissing)) ?? []) {
          const name = path.relative(folder, path.join(entry.parentPath, entry.name));
          const inAnyPlace = name.split(path.sep).join('/');
          if (entry.isFile() && isFilePath(inAnyPlace)) yield inAnyPlace;
        }
      }
    },
    async content(name) {
      const handle = await open(at(name)).catch(unlessMissing);
      return handle?.createReadStream();
    },
    take: async (name, file) => void (await linkNew(file, at(name))),
    async delete(name) {
      await rm(at(name), { force: true });
      // An empty folder would reveal a person's id.
      await rmdir(path.dirname(at(name))).catch(unlessFull);
    },
  };
}

function unlessFull(error: unknown): void {
  const code = codeOf(error);
  if (code !== 'ENOTEMPTY' && code !== 'EEXIST' && code !== 'ENOENT') throw error;
}
