import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { leftOut } from './taken.ts';

/** The regular files of DATA_DIR for a backup, relative and with `/`. */
export async function filesOf(dataDir: string): Promise<string[]> {
  if (!existsSync(dataDir)) return [];
  const files: string[] = [];
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (leftOut.has(entry.name) || entry.name.startsWith('.probe-')) continue;
    if (entry.isFile()) files.push(entry.name);
    if (!entry.isDirectory()) continue;
    const inside = await readdir(path.join(dataDir, entry.name), { withFileTypes: true, recursive: true });
    for (const file of inside.filter((candidate) => candidate.isFile())) {
      files.push(path.relative(dataDir, path.join(file.parentPath, file.name)).split(path.sep).join('/'));
    }
  }
  return files.toSorted();
}

const prefix = 'files/';
export const entryNameOf = (file: string) => `${prefix}${file}`;

/** The place of an archive's file; undefined for other entries. @throws RangeError for a path outside DATA_DIR */
export async function placeOf(dataDir: string, entryName: string): Promise<string | undefined> {
  if (!entryName.startsWith(prefix)) return undefined;
  const place = path.resolve(dataDir, entryName.slice(prefix.length));
  if (!place.startsWith(path.resolve(dataDir) + path.sep))
    throw new RangeError(`${entryName} leads elsewhere`);
  await mkdir(path.dirname(place), { recursive: true });
  return place;
}
