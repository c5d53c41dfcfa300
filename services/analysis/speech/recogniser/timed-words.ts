import type { Part, Voice } from '../voice/voice.ts';
import type { Recogniser } from './recogniser.ts';
import { partsOf, pieceOf, type SpokenWindow } from './transcribe.ts';

/** A word from another recogniser, with its times in seconds of the recording. */
export interface TimedWord extends Part {
  readonly text: string;
}

/** Windows of a recording with their words; a word belongs to the window nearest to its middle. */
export async function windowsOfTimedWords(
  recogniser: Recogniser,
  sound: Float32Array,
  voice: Voice,
  timed: readonly TimedWord[],
): Promise<SpokenWindow[]> {
  const parts = partsOf(sound, voice);
  const owners = timed.map((word) => nearestOf(parts, (word.start + word.end) / 2));
  const windows: SpokenWindow[] = [];
  for (const part of parts) {
    const words = timed.filter((_, at) => owners[at] === part);
    windows.push({ part, words, encoded: await recogniser.encode(pieceOf(sound, part)) });
  }
  return windows;
}

const nearestOf = (parts: readonly Part[], time: number) =>
  parts.toSorted((one, other) => distance(one, time) - distance(other, time))[0];

const distance = ({ start, end }: Part, time: number) => Math.max(start - time, time - end, 0);
