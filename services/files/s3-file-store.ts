import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { dayMs } from '#domain/core/durations.ts';
import type { PersonalKeys } from '#domain/core/events/journal.ts';
import { discardOlder } from './disk.ts';
import { headBytes, readHead, storedFile } from './file-head.ts';
import { draftMs, draftsFolder, personPlace, personsFolder, placeOf } from './file-place.ts';
import type { FileName, FileStore } from './file-store.ts';
import { putFile } from './put-file.ts';
import type { Bucket } from './s3-bucket.ts';
import { openChunks, sealedLength, sealedStart } from './sealed-chunks.ts';

const batch = 16;

/** A bucket with the folder store's names and bytes. Uploads are encrypted in a local `incoming/` first and sent whole. */
export function createS3FileStore(
  bucket: Bucket,
  folder: string,
  keys: Pick<PersonalKeys, 'obtain' | 'find'>,
): FileStore {
  const incoming = path.join(folder, 'incoming');

  async function headAt(name: FileName) {
    const stream = await bucket.read(placeOf(name), 0, headBytes - 1);
    return stream && readHead(await buffer(stream), name, keys);
  }

  async function* contentOf(name: FileName, first: number, last: number): AsyncGenerator<Buffer> {
    const head = await headAt(name);
    if (!head) throw new Error('A file was deleted during the read');
    const { key, details } = head;
    if (first > last) return;
    const { bytes } = details;
    const start = headBytes + (key ? sealedStart(first) : first);
    const end = headBytes + (key ? sealedLength(Math.min(bytes, last + 1), bytes) : last + 1) - 1;
    const stream = await bucket.read(placeOf(name), start, end);
    if (!stream) throw new Error('A file was deleted during the read');
    const part = readingOn(stream);
    try {
      if (key) yield* openChunks(key, { bytes, first, last, readAt: (_at, length) => part.next(length) });
      else yield* part.rest(last - first + 1);
    } finally {
      stream.destroy();
    }
  }

  async function eraseFolder(place: string): Promise<void> {
    let waiting: Promise<void>[] = [];
    for await (const { key } of bucket.list(place)) {
      waiting.push(bucket.delete(key));
      if (waiting.length < batch) continue;
      await Promise.all(waiting);
      waiting = [];
    }
    await Promise.all(waiting);
  }

  async function find(name: FileName) {
    const head = await headAt(name);
    return head && storedFile(head.details, (first, last) => contentOf(name, first, last));
  }

  return {
    async put(name, file) {
      const place = placeOf(name);
      const send = (temporary: string) => bucket.put(place, temporary);
      return putFile({ incoming, keys, store: send, find }, name, file);
    },

    find,

    async keepDraft(name) {
      const place = placeOf({ ...name, isDraft: false });
      return (await bucket.has(place)) || bucket.copy(placeOf({ ...name, isDraft: true }), place);
    },

    delete: (name) => bucket.delete(placeOf(name)),

    async eraseOf(personId) {
      for (const isDraft of [true, false]) await eraseFolder(personPlace(personId, isDraft));
    },

    async persons() {
      const found = await Promise.all([personsFolder, draftsFolder].map((place) => bucket.foldersIn(place)));
      return [...new Set(found.flat())];
    },

    async discardUnfinished(now) {
      await discardOlder(incoming, now - dayMs);
      for await (const { key, changedMs } of bucket.list(draftsFolder)) {
        const [, personId = ''] = key.split('/');
        if (changedMs < now - draftMs(personId)) await bucket.delete(key);
      }
    },

    check: () => bucket.check(),
  };
}

function readingOn(stream: Readable) {
  const pieces = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  let left: Buffer = Buffer.alloc(0);
  const more = async () => {
    const { value, done } = await pieces.next();
    if (done === true) throw new Error('A file has been truncated');
    return value;
  };
  return {
    async next(length: number): Promise<Buffer> {
      const parts = [left];
      let known = left.length;
      while (known < length) {
        const piece = await more();
        parts.push(piece);
        known += piece.length;
      }
      const joined = Buffer.concat(parts);
      left = joined.subarray(length);
      return joined.subarray(0, length);
    },
    async *rest(length: number): AsyncGenerator<Buffer> {
      for (let given = 0; given < length;) {
        const piece = await more();
        yield piece;
        given += piece.length;
      }
    },
  };
}
