import { longestCommon } from '../compare-words.ts';
import { plain } from './certainty.ts';
import type { ExtraKind } from './evidence.ts';
import type { HeardWord, ReferenceWord, SpeakingFacts, Stretch } from './facts.ts';
import { spokenKey } from './spoken-words.ts';

export interface ExtraWord {
  readonly word: HeardWord;
  readonly of: ExtraKind;
}

/** A word broken off has at least so many letters: "a" before "an" is a word by itself. */
const shortestStart = 2;
/** "The man … the man": so many words said again, in a row, are a restart. */
const longestAgain = 4;
/**
 * The recogniser errs with learners: an added word counts only if it is certain, and alone between two adjacent words
 * of the text.
 */
const surelyAdded = 0.5;
/** Words that are said twice to say more: "very, very cold". */
const doubled = new Set([
  'very',
  'really',
  'so',
  'much',
  'many',
  'more',
  'no',
  'yes',
  'that',
  'had',
  'bye',
  'ha',
]);

/** Words said beside the text, or again, in order; in free speech immediate repeats and broken-off words. */
export function extraWords({ reference, heard }: Pick<SpeakingFacts, 'reference' | 'heard'>): ExtraWord[] {
  const keys = heard.map(({ text }) => spokenKey(text));
  const again = repeatedWords(keys);
  if (reference.length === 0)
    return heard.flatMap((word, at) => {
      const of = again.get(at) ?? (isStart(keys[at], keys[at + 1]) ? 'restarted' : undefined);
      return of === undefined ? [] : [{ word, of }];
    });
  const placed = longestCommon(
    reference.map(({ text }) => spokenKey(text)),
    keys,
  );
  const placeOf = new Map(placed.map(([place, at]) => [at, place]));
  const found = new Set(placed.map(([place]) => place));
  const open = reference.filter((_, place) => !found.has(place));
  return heard.flatMap((word, at): ExtraWord[] => {
    if (placeOf.has(at) || standsFor(word, open)) return [];
    if (keys[at] === keys[at - 1] || keys[at] === keys[at + 1]) return [{ word, of: 'repeated' }];
    if (isStart(keys[at], keys[at + 1]) || again.has(at)) return [{ word, of: 'restarted' }];
    const [before, behind] = [placeOf.get(at - 1), placeOf.get(at + 1)];
    const isBetween = before !== undefined && behind === before + 1;
    return isBetween && word.probability >= surelyAdded ? [{ word, of: 'added' }] : [];
  });
}

/** Words that are said again at once: the first time they were said is the extra one. */
function repeatedWords(keys: readonly string[]): ReadonlyMap<number, ExtraKind> {
  const again = new Map<number, ExtraKind>();
  for (let length = longestAgain; length > 0; length -= 1) {
    for (let at = 0; at + 2 * length <= keys.length; at += 1) {
      const [one, next] = [keys.slice(at, at + length), keys.slice(at + length, at + 2 * length)];
      if (one.some((key, place) => key === '' || key !== next[place] || again.has(at + place))) continue;
      if (length === 1 && doubled.has(one[0] ?? '')) continue;
      for (let place = 0; place < length; place += 1)
        again.set(at + place, length === 1 ? 'repeated' : 'restarted');
    }
  }
  return again;
}

/** Whether a word is the beginning of the next one, broken off: "con-" before "contrast". */
const isStart = (word = '', next = ''): boolean =>
  word.length >= shortestStart && next.length > word.length + 1 && next.startsWith(word);

/** Whether a word was heard in the place of one of the text, so that it is that word, said otherwise. */
const standsFor = (word: HeardWord, open: readonly ReferenceWord[]): boolean =>
  open.some(
    ({ at, heard }) =>
      (at !== null && overlap(at, word) > 0) || (heard !== null && plain(heard) === plain(word.text)),
  );

const overlap = (one: Stretch, other: Stretch): number =>
  Math.min(one.endMs, other.endMs) - Math.max(one.startMs, other.startMs);
