import { longestCommon } from '../compare-words.ts';
import { between } from '../rated.ts';
import { sameWord } from '../words.ts';
import type { SpeakingFacts } from './facts.ts';
import { spokenKey } from './spoken-words.ts';

/** The gain of a word that the recogniser also found there without knowing the text. */
const recognisedFreely = 2;
/**
 * How much the other words of a recording affect a word: a speaker who says most words well probably says this one well
 * too.
 */
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
 * How certain it is that each word of a reading was pronounced correctly. Combines its probability after the preceding
 * words and, in a clear recording, that of its own sound: both as log odds, each with half of the mean of the other
 * words. A word that was also recognised freely is more certain.
 *
 * The weights are round figures from rated readings of adult learners: they separate words that experts call bad from
 * the others by 0.92 (area under the ROC curve), or 0.90 without the own sound. 92 bad words do not justify a finer
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
