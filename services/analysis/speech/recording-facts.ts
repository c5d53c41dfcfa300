import type { TimedWord } from './recogniser/timed-words.ts';
import { openSoundReader, type SoundFacts } from './sound-facts.ts';
import { readSound } from './sound/read-sound.ts';
import { UnreadableSound, type SoundFault } from './sound/unreadable-sound.ts';

export interface Recording {
  readonly sound: Uint8Array;
  /** The reference text or the spoken words; without them the words are recognised. */
  readonly given?: string | readonly TimedWord[];
  readonly accepted?: readonly string[];
}

/** `fault` for an unreadable recording: error classes do not survive the transfer between threads. */
export type RecordingFacts = { readonly facts: SoundFacts } | { readonly fault: SoundFault };

/** @throws Defect for model files that differ */
export async function openRecordingReader(): Promise<(recording: Recording) => Promise<RecordingFacts>> {
  const read = await openSoundReader();
  return async ({ sound, given, accepted }) => {
    try {
      return { facts: await read(await readSound(sound), given, accepted) };
    } catch (error) {
      if (error instanceof UnreadableSound) return { fault: error.fault };
      throw error;
    }
  };
}
