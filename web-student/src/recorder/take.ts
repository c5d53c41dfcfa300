import { wholeOf, type WholeRecording } from './assemble.ts';
import { addSound, nothingChecked, type SoundCheck } from './sound/sound-check.ts';
import type { Heard, Level } from './sound/loudness.ts';
import { firstPieceOf, type StoredRecordings } from './storage/stored-recordings.ts';

export interface Recording {
  readonly blob: Blob;
  readonly whole?: WholeRecording | undefined;
  readonly sound: SoundCheck;
}

export interface TakeParts {
  readonly stored: () => Promise<StoredRecordings>;
  readonly owner: () => string;
  readonly subject: string;
  readonly newId: () => string;
  /** Tells other tabs that this one records it. @returns releases it */
  readonly hold: (id: string) => () => void;
  readonly onStored?: (id: string) => void;
}

export function createTake({ stored, newId, owner, subject, hold, onStored }: TakeParts, mimeType: string) {
  const id = newId();
  const release = hold(id);
  const recordings = stored();
  const head = { id, owner: owner(), subject, mimeType, at: Date.now(), isWhole: false };
  let written = recordings.then((all) => all.begin(head));
  let index = firstPieceOf(mimeType);
  let sound = nothingChecked;

  async function keep(): Promise<WholeRecording | undefined> {
    await written;
    const whole = await wholeOf(await recordings, head);
    release();
    onStored?.(id);
    return whole;
  }

  return {
    hear(level: Level, heard: Heard) {
      sound = addSound(sound, level, heard);
    },
    miss(ms: number) {
      sound = { ...sound, lostMs: sound.lostMs + ms };
    },
    add(bytes: Uint8Array<ArrayBuffer>) {
      const piece = { index, bytes };
      index += 1;
      const before = written;
      const write = async () => {
        await before;
        await (await recordings).addPiece(id, piece);
        onStored?.(id);
      };
      written = write();
    },
    async close(): Promise<Recording> {
      const whole = await keep();
      return { blob: whole?.blob ?? new Blob(), whole, sound };
    },
    broken: (): Recording => ({ blob: new Blob(), sound }),
    async forget() {
      await written;
      await (await recordings).forget(id);
      release();
      onStored?.(id);
    },
  };
}

export type Take = ReturnType<typeof createTake>;
