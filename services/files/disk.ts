import { link, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { FilesUnavailable } from './file-store.ts';

export const diskFloorBytes = 500_000_000;

/** @throws FilesUnavailable if less disk space is free */
export async function refuseBelow(folder: string, floorBytes: number): Promise<void> {
  const { bavail, bsize } = (await statfs(folder).catch(unlessMissing)) ?? { bavail: Infinity, bsize: 1 };
  const free = bavail * bsize;
  if (free >= floorBytes) return;
  const [left, floor] = [free, floorBytes].map((bytes) => `${Math.floor(bytes / 1_000_000)} MB`);
  throw new FilesUnavailable(`The disk has ${left} left; user files need ${floor}`);
}

export function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

export const namesIn = async (folder: string) => (await readdir(folder).catch(unlessMissing)) ?? [];

/** Deletes a folder's files last written before a time. @param beforeMs since 1970 */
export async function discardOlder(folder: string, beforeMs: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(unlessMissing);
    if (found && found.mtimeMs < beforeMs) await rm(file, { force: true });
  }
}

/** Gives a file on this disk a second name, durably. @returns false for an existing name, whose file a rename would replace */
export async function linkNew(file: string, place: string): Promise<boolean> {
  const folder = path.dirname(place);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isNew = await link(file, place).then(() => true, unlessExisting);
  await syncFolder(folder);
  return isNew;
}

/** Makes the directory entry durable before the file is reported as stored. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function unlessExisting(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
  throw error;
}
