import { fittedWords, type FittedWord } from './comparing/fitted-words.ts';
import type { KeyedWord } from './comparing/keyed-words.ts';
import { sameWord } from './words.ts';

/** `right`: counted, in any place; `misspelt`: nearly the word; `missing`: not typed; `extra`: not in the text. */
export interface ComparedWord {
  readonly kind: 'right' | 'missing' | 'extra' | 'misspelt';
  /** The word of the text; absent for `extra`. */
  readonly expected?: string;
  /** The typed word; absent for `missing`, and if one typed word covers several. */
  readonly given?: string;
  /** For `right`: another standard spelling or form ("color" for "colour", "1500" for "1,500"). */
  readonly isOtherForm?: true;
}

/** In reading order. Counts as many `right` words as `matchWords`, in any place. */
export function compareWords(expectedText: string, givenText: string): ComparedWord[] {
  const { expected, typed: given } = fittedWords(expectedText, givenText);
  const anchors = longestCommon(expected.map(keyOf), given.map(keyOf));
  const anchored = {
    expected: new Set(anchors.map(([at]) => at)),
    given: new Set(anchors.map(([, at]) => at)),
  };
  const moved = matchElsewhere(expected, given, anchored);
  const result: ComparedWord[] = [];
  let e = 0;
  let g = 0;
  for (const [nextE, nextG] of [...anchors, [expected.length, given.length] as const]) {
    const missing = range(e, nextE).filter((at) => !moved.expected.has(at));
    result.push(...compareGap(missing, range(g, nextG), { expected, given, moved: moved.given }));
    const said = expected[nextE];
    const typed = given[nextG];
    if (said !== undefined && typed !== undefined) result.push(rightWord(said, typed));
    e = nextE + 1;
    g = nextG + 1;
  }
  return result;
}

const keyOf = ({ key }: KeyedWord) => key;

function rightWord({ text }: KeyedWord, { typed }: FittedWord): ComparedWord {
  if (typed === undefined) return { kind: 'right', expected: text };
  const isOtherForm = sameWord(typed) !== sameWord(text);
  return { kind: 'right', expected: text, given: typed, ...(isOtherForm && { isOtherForm }) };
}

type Pair = readonly [expected: number, given: number];

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

export function longestCommon(expected: readonly string[], given: readonly string[]): Pair[] {
  const length = expected.map(() => given.map(() => 0));
  const at = (e: number, g: number) => length[e]?.[g] ?? 0;
  for (let e = expected.length - 1; e >= 0; e -= 1) {
    for (let g = given.length - 1; g >= 0; g -= 1) {
      const row = length[e];
      if (!row) continue;
      row[g] = expected[e] === given[g] ? at(e + 1, g + 1) + 1 : Math.max(at(e + 1, g), at(e, g + 1));
    }
  }
  const pairs: Pair[] = [];
  let e = 0;
  let g = 0;
  while (e < expected.length && g < given.length) {
    if (expected[e] === given[g]) pairs.push([e++, g++]);
    else if (at(e + 1, g) >= at(e, g + 1)) e += 1;
    else g += 1;
  }
  return pairs;
}

interface Places {
  readonly expected: ReadonlySet<number>;
  readonly given: ReadonlySet<number>;
}

/** Equal words in different places, outside the common subsequence. */
function matchElsewhere(expected: readonly KeyedWord[], given: readonly KeyedWord[], taken: Places) {
  const moved = { expected: new Set<number>(), given: new Map<number, KeyedWord>() };
  for (const [g, typed] of given.entries()) {
    if (taken.given.has(g)) continue;
    const e = expected.findIndex(
      (said, at) => !taken.expected.has(at) && !moved.expected.has(at) && said.key === typed.key,
    );
    const said = expected[e];
    if (said === undefined) continue;
    moved.expected.add(e);
    moved.given.set(g, said);
  }
  return moved;
}

interface Gap {
  readonly expected: readonly KeyedWord[];
  readonly given: readonly FittedWord[];
  readonly moved: ReadonlyMap<number, KeyedWord>;
}

/** Compares the words between two right ones. A nearly right word goes with the next word that it resembles. */
function compareGap(missing: readonly number[], places: readonly number[], gap: Gap): ComparedWord[] {
  const result: ComparedWord[] = [];
  const left = [...missing];
  const expectedAt = (at: number) => gap.expected[at]?.text ?? '';
  for (const at of places) {
    const word = gap.given[at];
    if (!word) continue;
    const moved = gap.moved.get(at);
    if (moved !== undefined) {
      result.push(rightWord(moved, word));
      continue;
    }
    const given = word.typed ?? word.text;
    const near = left.findIndex((place) => isNearly(expectedAt(place), given));
    if (near < 0) {
      result.push({ kind: 'extra', given });
      continue;
    }
    for (const place of left.splice(0, near)) result.push({ kind: 'missing', expected: expectedAt(place) });
    for (const place of left.splice(0, 1))
      result.push({ kind: 'misspelt', expected: expectedAt(place), given });
  }
  for (const place of left) result.push({ kind: 'missing', expected: expectedAt(place) });
  return result;
}

function isNearly(expected: string, given: string): boolean {
  const { length } = expected;
  const allowed = length <= 2 ? 0 : length <= 5 ? 1 : length <= 8 ? 2 : 3;
  if (Math.abs(length - given.length) > allowed) return false;
  return editDistance(sameWord(expected), sameWord(given)) <= allowed;
}

/** Counts added, omitted, replaced and swapped neighbouring letters. */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = range(0, other.length + 1);
  for (let a = 1; a <= one.length; a += 1) {
    const row = [a];
    for (let b = 1; b <= other.length; b += 1) {
      const isSame = one[a - 1] === other[b - 1];
      const steps = [
        (last[b] ?? 0) + 1,
        (row[b - 1] ?? 0) + 1,
        (last[b - 1] ?? 0) + (isSame ? 0 : 1),
        ...(one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1] ? [(beforeLast[b - 2] ?? 0) + 1] : []),
      ];
      row.push(Math.min(...steps));
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
