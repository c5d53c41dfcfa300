import { dayMs } from '#domain/core/durations.ts';
import type { KeptRecordings } from './kept-recordings.ts';
import { openRecordingsDatabase } from './recordings-database.ts';
import { createRecordingsInMemory } from './recordings-in-memory.ts';
import { whereThereIsRoom } from './where-there-is-room.ts';

/** What was never submitted is forgotten after so long. */
const keptMs = 7 * dayMs;

let opened: Promise<KeptRecordings> | undefined;

/** The recordings of this browser; where it keeps none, of this page. */
export function browserRecordings(): Promise<KeptRecordings> {
  opened ??= open();
  return opened;
}

async function open(): Promise<KeptRecordings> {
  try {
    const recordings = await openRecordingsDatabase();
    await recordings.forgetBefore(Date.now() - keptMs);
    return whereThereIsRoom(recordings, createRecordingsInMemory());
  } catch {
    return createRecordingsInMemory();
  }
}

/** Forgets the recordings of an account that is gone. */
export async function forgetRecordingsOf(owner: string): Promise<void> {
  await (await browserRecordings()).forgetOwner(owner);
}
