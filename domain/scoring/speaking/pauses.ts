import type { HeardWord, SpeakingFacts, Stretch } from './facts.ts';

/** A pause between two stretches of voice. */
export interface Pause extends Stretch {
  /** Whether it is within a phrase; between phrases, a speaker may breathe. */
  readonly within: boolean;
  /** How long it interrupts. */
  readonly excessMs: number;
}

/** Shorter ones belong to the sounds themselves: issue and fact sheet on speech. */
const shortestMs = 250;
/** So long a reader may rest where a comma, a full stop or another mark ends a phrase. */
const breathMs = 600;

const endsPhrase = /[.,;:!?…—–]["')\]]*$/u;

type Placed = Pick<HeardWord, 'text'> & { readonly at: Stretch | null };

/** The last word that begins before a moment. */
const wordBefore = (words: readonly Placed[], ms: number) =>
  words.findLast(({ at }) => at !== null && at.startMs < ms);

/** The pauses of a recording, in order; the punctuation of the text or transcript marks the ends of phrases. */
export function pausesOf({ runs, reference, heard }: SpeakingFacts): Pause[] {
  const words: readonly Placed[] =
    reference.length > 0 ? reference : heard.map((word) => ({ text: word.text, at: word }));
  return runs.slice(1).flatMap((run, index) => {
    const before = runs[index];
    if (!before) return [];
    const [startMs, endMs] = [before.endMs, run.startMs];
    if (endMs - startMs < shortestMs) return [];
    const within = !endsPhrase.test(wordBefore(words, startMs)?.text ?? '');
    return [{ startMs, endMs, within, excessMs: Math.max(0, endMs - startMs - (within ? 0 : breathMs)) }];
  });
}

/** From the first sound of voice to the last, in ms. */
export function spanOf({ runs }: Pick<SpeakingFacts, 'runs'>): number {
  const [first, last] = [runs[0], runs.at(-1)];
  return first && last ? last.endMs - first.startMs : 0;
}

/**
 * The share of the time that interrupting pauses take, 0 to 1; 1 without voice. Rests between phrases are no part of that
 * time: one more rest would otherwise lower the share.
 */
export function interruptedShare(facts: SpeakingFacts): number {
  const pauses = pausesOf(facts);
  const excessMs = pauses.reduce((sum, pause) => sum + pause.excessMs, 0);
  const restMs = pauses.reduce((sum, pause) => sum + pause.endMs - pause.startMs, 0) - excessMs;
  const timeMs = spanOf(facts) - restMs;
  return timeMs === 0 ? 1 : excessMs / timeMs;
}
