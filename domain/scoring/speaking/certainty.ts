import { longestCommon } from '../compare-words.ts';
import { between } from '../rated.ts';
import { sameWord } from '../words.ts';
import type { SpeakingFacts } from './facts.ts';
import { spokenKey } from './spoken-words.ts';

/** What a word gains that was recognised in its place by ears that did not know the text. */
const recognisedFreely = 2;
/** How much the other words of a recording tell of a word: who says most words well says this one well too. */
const fromOthers = 0.5;
const [least, most] = [1e-4, 0.9999];
/** Own sounds with a lower probability do not differ: with them more of clear voices' words would be marked. */
const leastOfSound = 1e-3;

/**
 * How far a word's own sound counts, 0 to 1: noise covers more of a word than of a sentence.
 * @param contrast in dB; that of the rated learners is 27 and more
 */
export const ownSoundCounts = (contrast: number): number => between(contrast, 22, 26);

function logOdds(probability: number): number {
  const within = Math.min(most, Math.max(least, probability));
  return Math.log(within / (1 - within));
}

/**
 * How surely each word of a reading was said as it should be. Its probability after the words before it counts, and
 * where the recording is clear that of its own sound too: both as log odds, each with half of the mean of the other
 * words. A word that was recognised freely is surer.
 *
 * The weights are round figures, found on rated readings of adult learners: they tell words that experts call bad from
 * the others by 0.92 (area under the ROC curve), without the own sound by 0.90. 92 bad words would not bear a finer
 * fit. Source: ADR 149.
 * @returns one for each word of the reference; a higher probability never lowers one
 */
export function certaintiesOf({
  reference,
  heard,
  contrast,
}: Pick<SpeakingFacts, 'reference' | 'heard' | 'contrast'>): number[] {
  const odds = reference.map(({ probability }) => logOdds(probability));
  const sum = odds.reduce((all, one) => all + one, 0);
  const ofSound = ownSoundCounts(contrast);
  const found = new Set(
    longestCommon(
      reference.map(({ text }) => spokenKey(text)),
      heard.map(({ text }) => spokenKey(text)),
    ).map(([at]) => at),
  );
  return reference.map(({ probability, alone }, at) => {
    const own = odds[at] ?? 0;
    const others = odds.length > 1 ? fromOthers * ((sum - own) / (odds.length - 1)) : 0;
    const bySound = ofSound * (logOdds(Math.max(leastOfSound, alone ?? probability)) + others);
    return own + others + bySound + (found.has(at) ? recognisedFreely : 0);
  });
}

/** A word as it is compared: without capitals and punctuation. */
export const plain = (word: string) => sameWord(word).replaceAll(/[^\p{L}\p{N}']/gu, '');
