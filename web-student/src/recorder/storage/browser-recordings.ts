import { dayMs } from '#domain/core/durations.ts';
import type { StoredRecordings } from './stored-recordings.ts';
import { openRecordingsDatabase } from './recordings-database.ts';
import { createRecordingsInMemory } from './recordings-in-memory.ts';
import { withMemoryFallback } from './with-memory-fallback.ts';

/** Older recordings that were not submitted are deleted. */
const retentionMs = 7 * dayMs;

let opened: Promise<Opened> | undefined;

interface Opened {
  readonly recordings: StoredRecordings;
  readonly isLasting: boolean;
}

export async function browserRecordings(): Promise<StoredRecordings> {
  return (await openOnce()).recordings;
}

export async function keepsRecordings(): Promise<boolean> {
  return (await openOnce()).isLasting;
}

function openOnce(): Promise<Opened> {
  opened ??= openRecordings();
  return opened;
}

export async function openRecordings(): Promise<Opened> {
  try {
    const recordings = await openRecordingsDatabase();
    await recordings.forgetBefore(Date.now() - retentionMs);
    return { recordings: withMemoryFallback(recordings, createRecordingsInMemory()), isLasting: true };
  } catch {
    return { recordings: createRecordingsInMemory(), isLasting: false };
  }
}

export async function forgetRecordingsOf(owner: string): Promise<void> {
  await (await browserRecordings()).forgetOwner(owner);
}
