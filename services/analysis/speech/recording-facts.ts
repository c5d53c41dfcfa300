import type { TimedWord } from './recogniser/timed-words.ts';
import { openSoundReader, type SoundFacts } from './sound-facts.ts';
import { readSound } from './sound/read-sound.ts';
import { UnreadableSound, type SoundFault } from './sound/unreadable-sound.ts';

export interface Recording {
  readonly sound: Uint8Array;
  /** What was to be said word by word, or which words were said; without it they are recognised. */
  readonly given?: string | readonly TimedWord[];
  /** Of a short question: what counts as the answer. */
  readonly accepted?: readonly string[];
}

/** What was found in a recording; `fault` where it is none. An error's class would not outlive the way between threads. */
export type RecordingFacts = { readonly facts: SoundFacts } | { readonly fault: SoundFault };

/** @throws Defect where the files of the model are other ones */
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
