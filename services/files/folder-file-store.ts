import { access, constants, mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '#domain/core/durations.ts';
import type { PersonalKeys } from '#domain/core/events/journal.ts';
import { discardOlder, diskFloorBytes, linkNew, namesIn, refuseBelow, unlessMissing } from './disk.ts';
import { headBytes, readHead, storedFile } from './file-head.ts';
import { draftMs, draftsFolder, personPlace, personsFolder, placeOf } from './file-place.ts';
import type { FileName, FileStore } from './file-store.ts';
import { putFile } from './put-file.ts';
import { openChunks } from './sealed-chunks.ts';

/** Files under `files/`, uploads under `incoming/`. @param floorBytes free space kept for the database, which may share the disk */
export function createFolderFileStore(
  folder: string,
  keys: Pick<PersonalKeys, 'obtain' | 'find'>,
  floorBytes = diskFloorBytes,
): FileStore {
  const incoming = path.join(folder, 'incoming');

  const at = (place: string) => path.join(folder, ...place.split('/'));

  /** An open file with its metadata; undefined if it is missing or its key is gone. */
  async function openFile(name: FileName) {
    const handle = await open(at(placeOf(name))).catch(unlessMissing);
    if (!handle) return undefined;
    try {
      const { buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
      const head = await readHead(buffer, name, keys);
      if (head) return { handle, ...head };
      await handle.close();
      return undefined;
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async function* contentOf(name: FileName, first: number, last: number): AsyncGenerator<Buffer> {
    const file = await openFile(name);
    if (!file) throw new Error('A file was deleted during the read');
    try {
      const { handle, key, details } = file;
      if (key) yield* openChunks(key, { bytes: details.bytes, first, last, readAt: readingFrom(handle) });
      else yield* plainPart(handle, first, last);
    } finally {
      await file.handle.close();
    }
  }

  async function find(name: FileName) {
    const file = await openFile(name);
    if (!file) return undefined;
    await file.handle.close();
    return storedFile(file.details, (first, last) => contentOf(name, first, last));
  }

  return {
    async put(name, file) {
      const place = at(placeOf(name));
      if (name.owner.kind === 'person') await refuseBelow(folder, floorBytes);
      const link = (temporary: string) => linkNew(temporary, place);
      return putFile({ incoming, keys, store: link, find }, name, file);
    },

    find,

    async keepDraft(name) {
      const place = at(placeOf({ ...name, isDraft: false }));
      // A concurrent reader of the draft continues; the draft expires later.
      const linked = await linkNew(at(placeOf({ ...name, isDraft: true })), place).catch(unlessMissing);
      return linked !== undefined;
    },

    delete: (name) => rm(at(placeOf(name)), { force: true }),

    async eraseOf(personId) {
      for (const isDraft of [true, false])
        await rm(at(personPlace(personId, isDraft)), { recursive: true, force: true });
    },

    async persons() {
      const found = await Promise.all([personsFolder, draftsFolder].map((place) => namesIn(at(place))));
      return [...new Set(found.flat())];
    },

    async check() {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      await access(incoming, constants.W_OK);
      await refuseBelow(folder, floorBytes);
    },

    async discardUnfinished(now) {
      await discardOlder(incoming, now - dayMs);
      for (const personId of await namesIn(at(draftsFolder)))
        await discardOlder(at(personPlace(personId, true)), now - draftMs(personId));
    },
  };
}

const readingFrom = (handle: FileHandle) => async (at: number, length: number) => {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, headBytes + at);
  if (bytesRead < length) throw new Error('A file has been truncated');
  return buffer;
};

const readBytes = 64 * 1024;

async function* plainPart(handle: FileHandle, first: number, last: number): AsyncGenerator<Buffer> {
  const readAt = readingFrom(handle);
  for (let at = first; at <= last; at += readBytes) {
    yield await readAt(at, Math.min(readBytes, last - at + 1));
  }
}
