import { longestCommon } from '../compare-words.ts';
import { sameWord } from '../words.ts';
import type { HeardWord, ReferenceWord } from './facts.ts';
import { spokenKey } from './spoken-words.ts';

/** What a word gains that was recognised in its place by ears that did not know the text. */
const recognisedFreely = 2;
/** How much the other words of a recording tell of a word: who says most words well says this one well too. */
const fromOthers = 0.5;
const [least, most] = [1e-4, 0.9999];

function logOdds(probability: number): number {
  const within = Math.min(most, Math.max(least, probability));
  return Math.log(within / (1 - within));
}

/**
 * How surely each word of a reading was said as it should be: the log odds of its probability, and more where it was
 * recognised freely too and where the other words are probable. Both weights are round figures, found on rated readings
 * of adult learners: words that experts call bad are told from the others by 0.90 (area under the ROC curve), by their
 * probability alone by 0.89. Not fitted further, because 97 bad words would not bear it.
 * @returns one for each word of the reference
 */
export function certaintiesOf(reference: readonly ReferenceWord[], heard: readonly HeardWord[]): number[] {
  const odds = reference.map(({ probability }) => logOdds(probability));
  const sum = odds.reduce((all, one) => all + one, 0);
  const found = new Set(
    longestCommon(
      reference.map(({ text }) => spokenKey(text)),
      heard.map(({ text }) => spokenKey(text)),
    ).map(([at]) => at),
  );
  return odds.map((own, at) => {
    const others = odds.length > 1 ? (sum - own) / (odds.length - 1) : 0;
    return own + fromOthers * others + (found.has(at) ? recognisedFreely : 0);
  });
}

/** A word as it is compared: without capitals and punctuation. */
export const plain = (word: string) => sameWord(word).replaceAll(/[^\p{L}\p{N}']/gu, '');
