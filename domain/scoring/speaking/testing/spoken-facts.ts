import type { SpeakingTask } from '../../speech-analysis.ts';
import type { ReferenceWord, SpeakingFacts } from '../facts.ts';

/** The probability of a clear word is .98. */
export interface Read {
  readonly probability?: number;
  /** By its own sound; else the same. */
  readonly alone?: number;
  /** The recognised word, if another. */
  readonly heard?: string;
  readonly pauseAfterMs?: number;
}

export const reading = (reference: string): SpeakingTask => ({
  type: 'SRA',
  prompt: reference,
  reference,
  accepted: [],
  keyPoints: [],
});

const wordMs = 400;

/** @param how by the place of the word */
export function readOut(text: string, how: Readonly<Record<number, Read>> = {}): SpeakingFacts {
  let at = 300;
  let from = at;
  const runs: { startMs: number; endMs: number }[] = [];
  const reference = text.split(' ').map((word, place): ReferenceWord => {
    const { probability = 0.98, alone = probability, heard = null, pauseAfterMs = 0 } = how[place] ?? {};
    const stretch = { startMs: at, endMs: at + wordMs };
    at += wordMs;
    if (pauseAfterMs > 0) {
      runs.push({ startMs: from, endMs: at });
      at += pauseAfterMs;
      from = at;
    }
    return { text: word, probability, alone, heard, at: stretch };
  });
  runs.push({ startMs: from, endMs: at });
  return {
    lengthMs: at + 300,
    unheard: null,
    contrast: 50,
    runs,
    heard: reference
      .filter(({ probability }) => probability >= 0.1)
      .map(({ text: word, probability, at: place }) => ({
        text: word,
        probability,
        ...(place ?? { startMs: 0, endMs: 0 }),
      })),
    reference,
    points: [],
    nearPrompt: 0,
    copiedShare: 0,
  };
}

/** Free speech without a pause. */
export const spokenFreely = (text: string): SpeakingFacts => ({ ...readOut(text), reference: [] });
