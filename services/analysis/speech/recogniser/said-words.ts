import type { Part, Voice } from '../voice/voice.ts';
import type { Recogniser } from './recogniser.ts';
import { partsOf, pieceOf, type SpokenWindow } from './transcribe.ts';

/** A word of which another recogniser says that it was said, and when, in seconds of the recording. */
export interface SaidWord extends Part {
  readonly text: string;
}

/** The windows of a recording with the words that were said in each: the one that is nearest to the middle of the word. */
export async function windowsOfSaid(
  recogniser: Recogniser,
  sound: Float32Array,
  voice: Voice,
  said: readonly SaidWord[],
): Promise<SpokenWindow[]> {
  const parts = partsOf(sound, voice);
  const owners = said.map((word) => nearestOf(parts, (word.start + word.end) / 2));
  const windows: SpokenWindow[] = [];
  for (const part of parts) {
    const words = said.filter((_, at) => owners[at] === part);
    windows.push({ part, words, encoded: await recogniser.encode(pieceOf(sound, part)) });
  }
  return windows;
}

const nearestOf = (parts: readonly Part[], time: number) =>
  parts.toSorted((one, other) => distance(one, time) - distance(other, time))[0];

const distance = ({ start, end }: Part, time: number) => Math.max(start - time, time - end, 0);
