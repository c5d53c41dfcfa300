import { longestCommon } from '../compare-words.ts';
import type { SpeakingFacts, Stretch } from './facts.ts';
import { spokenKey } from './spoken-words.ts';
import { fastestSyllables, syllablesOf } from './syllables.ts';

/** Words recognised in their order, so many in a row, were said there, however fast. */
const surelyInRow = 3;
/** The place of a word is not exact: so many syllables more than the time holds. */
const inexact = 2;
/** The last two words of a whole reading are said too where the sound is so sure of them: their place is not exact. */
const nearEnd = { probability: 0.9, words: 2 } as const;

/** How much voice there is from one moment to another, in ms. */
export function voiceBetween(runs: readonly Stretch[], from: number, to: number): number {
  return runs.reduce(
    (sum, run) => sum + Math.max(0, Math.min(run.endMs, to) - Math.max(run.startMs, from)),
    0,
  );
}

const syllablesIn = (words: readonly { readonly text: string }[]): number =>
  words.reduce((sum, { text }) => sum + syllablesOf(text), 0);

const syllablesFor = (ms: number) => (ms / 1000) * fastestSyllables;

/** Ms of voice that a text takes at least. */
export const leastVoice = (words: readonly { readonly text: string }[]): number =>
  (syllablesIn(words) / fastestSyllables) * 1000;

/**
 * How many words from the first can have been said: alignment forces all into the sound, so the rest is limited by
 * time.
 */
export function wordsReached({
  reference,
  heard,
  runs,
}: Pick<SpeakingFacts, 'reference' | 'heard' | 'runs'>): number {
  const pairs = longestCommon(
    reference.map(({ text }) => spokenKey(text)),
    heard.map(({ text }) => spokenKey(text)),
  );
  let reached = 0;
  let ms = runs[0]?.startMs ?? 0;
  for (const [at, [word, place]] of pairs.entries()) {
    const end = heard[place]?.endMs ?? ms;
    const needed = syllablesIn(reference.slice(reached, word + 1)) - inexact;
    if (needed > syllablesFor(voiceBetween(runs, ms, end)) && !isInRow(pairs, at)) continue;
    reached = word + 1;
    ms = end;
  }
  const left = reference.slice(reached);
  if (left.length <= nearEnd.words && left.every(({ probability }) => probability >= nearEnd.probability))
    return reference.length;
  // Where no word at all was recognised, it is not known where the voice holds words.
  const rest =
    heard.length === 0
      ? voiceBetween(runs, ms, Number.POSITIVE_INFINITY)
      : heard
          .filter(({ startMs }) => startMs >= ms)
          .reduce((sum, word) => sum + word.endMs - word.startMs, 0);
  let room = syllablesFor(rest);
  for (const { text } of left) {
    if (room <= 0) break;
    room -= syllablesOf(text);
    reached += 1;
  }
  return reached;
}

type Pair = readonly [word: number, place: number];

/** Whether a pair is one of several that follow each other in both. */
function isInRow(pairs: readonly Pair[], at: number): boolean {
  const follows = (index: number) => {
    const [one, next] = [pairs[index], pairs[index + 1]];
    return one !== undefined && next !== undefined && next[0] === one[0] + 1 && next[1] === one[1] + 1;
  };
  let [first, last] = [at, at];
  while (follows(first - 1)) first -= 1;
  while (follows(last)) last += 1;
  return last - first + 1 >= surelyInRow;
}
