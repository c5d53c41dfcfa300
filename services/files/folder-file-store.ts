import { createHash, randomBytes, randomUUID, type Hash } from 'node:crypto';
import { link, mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { dayMs } from '#domain/core/durations.ts';
import type { PersonalKeys } from '#domain/core/journal.ts';
import { fileKey, headBytes, headOf, readHead, type FileDetails } from './file-head.ts';
import {
  FileExists,
  FileTooLarge,
  OwnerErased,
  type FileName,
  type FileStore,
  type NewFile,
  type StoredFile,
} from './file-store.ts';
import { inChunks, openChunks, sealChunks } from './sealed-chunks.ts';

const keyPattern = /^[A-Za-z0-9][\w.-]{0,119}$/;
const personPattern = /^[A-Za-z0-9-]{1,100}$/;

/** Files under `files/` of a folder; what is just coming in lies in `incoming/` beside it. */
export function createFolderFileStore(
  folder: string,
  keys: Pick<PersonalKeys, 'obtain' | 'find'>,
): FileStore {
  const [personsFolder, incoming] = [path.join(folder, 'files', 'persons'), path.join(folder, 'incoming')];
  const draftsFolder = path.join(folder, 'pieces');

  function folderOf(personId: string, isDraft = false): string {
    if (!personPattern.test(personId)) throw new RangeError('This is no id of a person');
    return path.join(isDraft ? draftsFolder : personsFolder, personId);
  }

  /** The key's hash is the name of the file: some disks do not tell `A` from `a`. */
  function placeOf({ owner, key, isDraft }: FileName): string {
    if (!keyPattern.test(key)) throw new RangeError(`${key} is no name of a file`);
    const owned =
      owner.kind === 'person' ? folderOf(owner.id, isDraft) : path.join(folder, 'files', 'installation');
    return path.join(owned, createHash('sha256').update(key).digest('hex'));
  }

  async function sealingOf(name: FileName) {
    if (name.owner.kind === 'installation') return undefined;
    const ownerKey = await keys.obtain(name.owner.id);
    if (!ownerKey) throw new OwnerErased('This person was forgotten');
    const salt = randomBytes(16).toString('base64');
    return { key: fileKey(ownerKey, name, salt), salt };
  }

  /** An open file with what its head tells; nothing where it is not there or its key is gone. */
  async function openFile(name: FileName) {
    const handle = await open(placeOf(name)).catch(unlessMissing);
    if (!handle) return undefined;
    try {
      const head = await readHead(handle, async (salt) => {
        const ownerKey = name.owner.kind === 'person' ? await keys.find(name.owner.id) : undefined;
        return ownerKey && fileKey(ownerKey, name, salt);
      });
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
    if (!file) throw new Error('A file was deleted while it was read');
    try {
      const { handle, key, details } = file;
      if (key) yield* openChunks(key, { bytes: details.bytes, first, last, readAt: readingFrom(handle) });
      else yield* plainPart(handle, first, last);
    } finally {
      await file.handle.close();
    }
  }

  const store: FileStore = {
    async put(name, file) {
      const place = placeOf(name);
      const sealing = await sealingOf(name);
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      const temporary = path.join(incoming, randomUUID());
      try {
        await write(temporary, file, sealing);
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
        // Unlike a renaming, a second name is refused where there is one already.
        const isNew = await link(temporary, place).then(() => true, unlessExisting);
        const stored = await store.find(name);
        if (!stored) throw new OwnerErased('This person was forgotten meanwhile');
        if (!isNew && stored.sha256 !== (await detailsAt(temporary, sealing)).sha256)
          throw new FileExists(`${name.key} is another file`);
        if (isNew) await syncFolder(path.dirname(place));
        return stored;
      } finally {
        await rm(temporary, { force: true });
      }
    },

    async find(name) {
      const file = await openFile(name);
      if (!file) return undefined;
      await file.handle.close();
      const { bytes, mediaType, sha256 } = file.details;
      const version = Buffer.from(sha256, 'hex').toString('base64url').slice(0, 22);
      const read: StoredFile['read'] = (first, last) =>
        Readable.from(contentOf(name, first, last), { objectMode: false });
      return { bytes, mediaType, sha256, version, read };
    },

    async keepDraft(name) {
      const place = placeOf({ ...name, isDraft: false });
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      // A second name of the same file: who is just reading the draft goes on, and it is dropped in its time.
      const isThere = await link(placeOf({ ...name, isDraft: true }), place)
        .then(() => true, unlessExisting)
        .catch(unlessMissing);
      if (isThere === undefined) return false;
      await syncFolder(path.dirname(place));
      return true;
    },

    delete: (name) => rm(placeOf(name), { force: true }),

    async eraseOf(personId) {
      for (const isDraft of [true, false])
        await rm(folderOf(personId, isDraft), { recursive: true, force: true });
    },

    async persons() {
      const found = await Promise.all([personsFolder, draftsFolder].map(namesIn));
      return [...new Set(found.flat())];
    },

    async discardUnfinished(now) {
      await discardOlder(incoming, now - dayMs);
      for (const personId of await namesIn(draftsFolder))
        await discardOlder(folderOf(personId, true), now - 7 * dayMs);
    },
  };
  return store;
}

const namesIn = async (folder: string) => (await readdir(folder).catch(unlessMissing)) ?? [];

async function discardOlder(folder: string, beforeMs: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(unlessMissing);
    if (found && found.mtimeMs < beforeMs) await rm(file, { force: true });
  }
}

type Sealing = { readonly key: Uint8Array; readonly salt: string } | undefined;

async function write(place: string, file: NewFile, sealing: Sealing): Promise<void> {
  const handle = await open(place, 'wx', 0o600);
  try {
    const measure = { bytes: 0, hash: createHash('sha256') };
    const measured = measuring(file, measure);
    const content = sealing ? sealChunks(sealing.key, measured) : inChunks(measured);
    let at = headBytes;
    for await (const piece of content) {
      for (let done = 0; done < piece.length;) {
        const { bytesWritten } = await handle.write(piece, done, piece.length - done, at);
        done += bytesWritten;
        at += bytesWritten;
      }
    }
    const { bytes, hash } = measure;
    const details = { bytes, mediaType: file.mediaType, sha256: hash.digest('hex') };
    await handle.write(headOf(details, sealing), 0, headBytes, 0);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* measuring(
  { content, maximumBytes }: NewFile,
  measure: { bytes: number; readonly hash: Hash },
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    measure.bytes += piece.length;
    if (measure.bytes > maximumBytes) throw new FileTooLarge(`There are more than ${maximumBytes} bytes`);
    measure.hash.update(piece);
    yield piece;
  }
}

async function detailsAt(place: string, sealing: Sealing): Promise<FileDetails> {
  const handle = await open(place);
  try {
    const head = await readHead(handle, async () => sealing?.key);
    if (!head) throw new Error('A file that was just written cannot be read');
    return head.details;
  } finally {
    await handle.close();
  }
}

const readingFrom = (handle: FileHandle) => async (at: number, length: number) => {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, headBytes + at);
  if (bytesRead < length) throw new Error('A file is shorter than it was when it was written');
  return buffer;
};

const readBytes = 64 * 1024;

async function* plainPart(handle: FileHandle, first: number, last: number): AsyncGenerator<Buffer> {
  const readAt = readingFrom(handle);
  for (let at = first; at <= last; at += readBytes) {
    yield await readAt(at, Math.min(readBytes, last - at + 1));
  }
}

/** So that a file that was told to be there is there after the power failed. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

function unlessExisting(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
  throw error;
}
