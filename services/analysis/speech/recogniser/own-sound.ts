import type { Part } from '../voice/voice.ts';
import type { AlignedWord } from './align.ts';
import { encodedPart } from './encoded-part.ts';
import { force } from './force.ts';
import type { Recogniser } from './recogniser.ts';
import { tokensOfWords, wordProbability } from './words.ts';

/** Seconds on both sides of a word that count as its sound, because its place is not exact. */
const margin = 0.1;

/** A word of the text, with the evidence of its own sound. */
export interface OwnSoundWord extends AlignedWord {
  /** Probability given its own stretch of sound and no other words, 0 to 1; null where it was left out. */
  readonly alone: number | null;
}

/**
 * Judges each word by its own stretch of sound: with the text before it, the decoder guesses a word that sounds bad.
 * One pass of the decoder for each word, 5 ms.
 */
export async function withOwnSound(
  recogniser: Recogniser,
  words: readonly AlignedWord[],
): Promise<OwnSoundWord[]> {
  const judged: OwnSoundWord[] = [];
  for (const word of words) {
    const { spelt, at, window } = word;
    const alone =
      at &&
      (await probabilityIn(recogniser, spelt, {
        encoded: window.encoded,
        start: at.start - window.part.start - margin,
        end: at.end - window.part.start + margin,
      }));
    judged.push({ ...word, alone });
  }
  return judged;
}

async function probabilityIn(
  recogniser: Recogniser,
  text: string,
  { encoded, ...part }: Part & Pick<AlignedWord['window'], 'encoded'>,
): Promise<number> {
  const { tokens, words } = tokensOfWords(recogniser.vocabulary, [text]);
  const { probabilities } = await force(recogniser, encodedPart(encoded, part), tokens);
  return words[0] ? wordProbability(recogniser.vocabulary, tokens, probabilities, words[0]) : 0;
}
