import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { StoredPiece, StoredRecording, StoredRecordings } from './stored-recordings.ts';
import { recordingsName } from './recordings-name.ts';

interface Schema extends DBSchema {
  recordings: { key: string; value: StoredRecording; indexes: { owner: string } };
  pieces: { key: [id: string, index: number]; value: StoredPiece };
  /** Separate from the pieces, to avoid rewriting their sound. */
  sent: { key: [id: string, index: number]; value: true };
}
type Database = IDBPDatabase<Schema>;

const stores = ['recordings', 'pieces', 'sent'] as const;
const allOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** @throws DOMException if the browser cannot store recordings */
export async function openRecordingsDatabase(): Promise<StoredRecordings> {
  const database = await openDB<Schema>(recordingsName, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('recordings', { keyPath: 'id' }).createIndex('owner', 'owner');
      fresh.createObjectStore('pieces');
      fresh.createObjectStore('sent');
    },
    // Do not block a newer version of the site in another tab.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
  });
  return {
    async begin(recording) {
      await database.put('recordings', recording);
    },
    async addPiece(id, piece) {
      await database.put('pieces', piece, [id, piece.index]);
    },
    async setWhole(id) {
      const writing = database.transaction('recordings', 'readwrite');
      const recording = await writing.store.get(id);
      if (recording) await writing.store.put({ ...recording, isWhole: true });
      await writing.done;
    },
    async list(owner) {
      const own = await database.getAllFromIndex('recordings', 'owner', owner);
      return own.toSorted((one, other) => one.at - other.at);
    },
    get: (id) => database.get('recordings', id),
    pieces: (id) => database.getAll('pieces', allOf(id)),
    async setSent(id, index) {
      await database.put('sent', true, [id, index]);
    },
    async sent(id) {
      const keys = await database.getAllKeys('sent', allOf(id));
      return new Set(keys.map(([, index]) => index));
    },
    forget: (id) => forgetAll(database, [id]),
    async forgetOwner(owner) {
      await forgetAll(database, await database.getAllKeysFromIndex('recordings', 'owner', owner));
    },
    async forgetBefore(at) {
      const all = await database.getAll('recordings');
      await forgetAll(
        database,
        all.filter((one) => one.at < at).map(({ id }) => id),
      );
    },
  };
}

async function forgetAll(database: Database, ids: readonly string[]) {
  const writing = database.transaction(stores, 'readwrite');
  for (const id of ids) {
    void writing.objectStore('recordings').delete(id);
    void writing.objectStore('pieces').delete(allOf(id));
    void writing.objectStore('sent').delete(allOf(id));
  }
  await writing.done;
}
