import { normalizeText } from '../../core/normalize-text.ts';
import { sameWord, wordsOf, type TextWord } from '../words.ts';
import { compoundEnds } from './compound-ends.ts';
import { numberOf } from './numbers.ts';
import { inOneSpelling } from './spelling-varieties.ts';

/** A word with what it is compared by. */
export interface KeyedWord extends TextWord {
  /** The same for all standard spellings of a word, with a hyphen or joined, and for a number in words and figures. */
  readonly key: string;
}

const partsOf = (word: string) => sameWord(word).split('-');

/** What a word is compared by: see `KeyedWord`. */
export function wordKey(word: string): string {
  const same = sameWord(word);
  const own = numberOf([same]);
  if (own !== undefined) return own;
  const [stem = '', ...ending] = same.split(/(?='s?$)/u);
  const parts = stem.split('-');
  const joined = partKeys(parts).reduce(
    (text, key) => text + (isBetweenFigures(text, key) ? '-' : '') + key,
    '',
  );
  return (numberOf(parts) ?? inOneSpelling(joined.replaceAll('.', ''))) + ending.join('');
}

/** "5-6" is not 56. */
const isBetweenFigures = (before: string, after: string) => /\d$/.test(before) && /^\d/.test(after);

/** The parts of a compound, each in one spelling, numbers in figures: "25", "year" of "twenty-five-year". */
function partKeys(parts: readonly string[]): string[] {
  const keys: string[] = [];
  for (let at = 0; at < parts.length;) {
    const length = [3, 2, 1].find(
      (most) => at + most <= parts.length && numberOf(parts.slice(at, at + most)) !== undefined,
    );
    keys.push(numberOf(parts.slice(at, at + (length ?? 1))) ?? inOneSpelling(parts[at] ?? ''));
    at += length ?? 1;
  }
  return keys;
}

const keyed = (word: TextWord): KeyedWord => ({ ...word, key: wordKey(word.text) });

const months = new Set(
  'january february march april may june july august september october november december'.split(' '),
);

/** The words of a text; a day beside its month is the same with "th" and without. */
function keyedWords(text: string): KeyedWord[] {
  const words = wordsOf(text).map(keyed);
  const isMonth = (at: number) => months.has(words[at]?.key ?? '');
  return words.map((word, at) => {
    const isDay = isMonth(at - 1) || isMonth(at + 1) || (words[at + 1]?.key === 'of' && isMonth(at + 2));
    return isDay && /^\d{1,2}th$/.test(word.key) ? { ...word, key: word.key.slice(0, -2) } : word;
  });
}

/** The words that a sign beside a figure stands for. */
const signs: ReadonlyMap<string, readonly string[]> = new Map([
  ['$', ['dollars', 'dollar']],
  ['£', ['pounds', 'pound']],
  ['€', ['euros', 'euro']],
  ['%', ['percent', 'per cent']],
  ['°', ['degrees', 'degree']],
  ['-', ['minus']],
  ['+', ['plus']],
  ['#', ['number']],
]);
const signBefore = /(?:^|[^-\p{L}\p{N}])([$£€#+-])[ -]?$/u;
const signAfter = /^(?:[$£€°+%]|\s%)/u;

/**
 * The words of what was typed. A sign beside a figure is a word where the expected text names it, and so is "&"; a figure with
 * letters behind it is two words where that text has them apart ("9am").
 */
function typedWords(text: string, expected: ReadonlySet<string>): KeyedWord[] {
  let end = 0;
  return keyedWords(text).flatMap((own) => {
    const between = normalizeText(text.slice(end, own.span[0]));
    end = own.span[1];
    const also = (words: readonly string[]) =>
      words
        .map((each) => ({ ...own, key: wordKey(each.replace(' ', '')), text: each }))
        .filter(({ key }) => expected.has(key));
    const and = also(/(?:^|\s)&\s/u.test(between) ? ['and'] : []);
    if (!/^\d/u.test(own.key)) return [...and, own];
    const sign = (found: string | undefined) => also(signs.get(found ?? '') ?? []);
    const after = normalizeText(text.slice(own.span[1], own.span[1] + 2));
    return [
      ...and,
      ...inTwo(own, expected),
      ...sign(signBefore.exec(between)?.[1]),
      ...sign(signAfter.exec(after)?.[0].trim()),
    ];
  });
}

/** "9am" where "9 a.m." is expected. */
function inTwo(word: KeyedWord, expected: ReadonlySet<string>): KeyedWord[] {
  const [, figure, letters] = /^(\d[\d.,:]*)(\p{L}+)$/u.exec(normalizeText(word.text)) ?? [];
  if (figure === undefined || letters === undefined || expected.has(word.key)) return [word];
  const parts = [figure, letters].map((text) => ({ ...word, key: wordKey(text), text }));
  return parts.every(({ key }) => expected.has(key)) ? parts : [word];
}

/** Words that begin or end too many others to be joined with them: "a part" is not "apart". */
const small = new Set(
  'a all an and any as at be by do every for go he i if in is it may me my no not of off on one or out over some so the to under up us we'.split(
    ' ',
  ),
);
/** No words by themselves, so that they begin one with what follows. */
const prefixes = new Set(
  'anti bi bio co counter de eco electro geo hydro hyper infra inter intra macro mega micro mini multi neo neuro non photo poly post pre pro pseudo psycho semi socio sub tele thermo trans ultra'.split(
    ' ',
  ),
);
/** Of small words, which are not joined otherwise. */
const joinedAlike = new Set(
  'anybody anyone anything cannot email everybody everyday everyone everything nowadays offline ongoing online somebody someone something'.split(
    ' ',
  ),
);
const longestNumber = 8;
const longestCompound = 3;

interface Run {
  readonly words: readonly KeyedWord[];
  readonly key: string;
  readonly isNumber: boolean;
}

/** All that several words may stand for as one: a number, or a compound. */
function runAt(words: readonly KeyedWord[], from: number, length: number): Run | undefined {
  const run = words.slice(from, from + length);
  if (run.length < length) return undefined;
  const number = numberOf(run.flatMap(({ text }) => partsOf(text)));
  if (number !== undefined) return { words: run, key: number, isNumber: true };
  if (length > longestCompound) return undefined;
  const alike = run.map(({ text }) => sameWord(text)).join('');
  const joined = joinedAlike.has(alike) ? alike : run.map(({ key }) => key).join('');
  return { words: run, key: length === 1 ? joined : inOneSpelling(joined), isNumber: false };
}

const isOpen = ({ words }: Run) => words.length > 1;
const hasHyphen = ({ words }: Run) => words.length === 1 && partsOf(words[0]?.text ?? '').length > 1;
const isLong = ({ key }: KeyedWord) => key.length > 2 && !small.has(key);
function mayBeJoined({ words, key }: Run): boolean {
  const [first, ...others] = words;
  if (first === undefined) return false;
  if (joinedAlike.has(key) || /^\d+$/.test(first.key)) return true;
  if (prefixes.has(first.key)) return others.every(isLong);
  return words.every(isLong) && compoundEnds.has(words.at(-1)?.key ?? '');
}

/** Whether one run of words is another way to write the other. */
function isSameRun(one: Run, other: Run): boolean {
  if (one.key !== other.key || one.isNumber !== other.isNumber || (!isOpen(one) && !isOpen(other)))
    return false;
  if (one.isNumber) return true;
  const [open, whole] = isOpen(one) ? [one, other] : [other, one];
  return !isOpen(whole) && (hasHyphen(whole) || mayBeJoined(open));
}

/** A word that was typed, as a word of the expected text where it is another way to write one. */
export interface FittedWord extends KeyedWord {
  /** What was typed; undefined for the second and each further word that one stands for ("lunchtime" for "lunch time"). */
  readonly typed: string | undefined;
}

/**
 * The words of an expected text, and what was typed in the same words: where several words are written as one, or one
 * as several ("well known", "lunchtime", "fifteen hundred", "$5"), they are those of the expected text.
 */
export function fittedWords(
  expectedText: string,
  typedText: string,
): { readonly expected: KeyedWord[]; readonly typed: FittedWord[] } {
  const expected = keyedWords(expectedText);
  const names = new Set(
    expected.map(({ key }) => key).concat(expected.map(({ key }, at) => key + (expected[at + 1]?.key ?? ''))),
  );
  const given = typedWords(typedText, names);
  const left = countsOf(expected);
  for (const { key } of given) left.set(key, (left.get(key) ?? 0) - 1);
  const used = new Set<number>();
  const typed: FittedWord[] = [];
  for (let at = 0; at < given.length;) {
    const found = otherWriting(expected, given, at, used, (key) => (left.get(key) ?? 0) >= 0);
    const word = given[at];
    if (!found || !word) {
      if (word) typed.push({ ...word, typed: word.text });
      at += 1;
      continue;
    }
    const { instead, from, length } = found;
    const whole: [number, number] = [word.span[0], given[at + length - 1]?.span[1] ?? word.span[1]];
    for (const [place, each] of instead.entries()) {
      used.add(from + place);
      // As many words as expected are one for each; several that make one are that one.
      const span = (instead.length === length && given[at + place]?.span) || whole;
      const isShown = instead.length === length || instead.length === 1;
      typed.push({ ...each, span, typed: isShown ? typedText.slice(...span) : undefined });
    }
    at += length;
  }
  return { expected, typed };
}

function countsOf(words: readonly KeyedWord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key } of words) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The longest run from a typed word on that is another way to write some words of the expected text. */
function otherWriting(
  expected: readonly KeyedWord[],
  given: readonly KeyedWord[],
  at: number,
  used: ReadonlySet<number>,
  isExpected: (key: string) => boolean,
): { readonly instead: readonly KeyedWord[]; readonly from: number; readonly length: number } | undefined {
  for (let length = Math.min(longestNumber, given.length - at); length > 0; length -= 1) {
    const run = runAt(given, at, length);
    // Words that are expected one by one are themselves.
    if (!run || run.words.every(({ key }) => isExpected(key))) continue;
    for (const from of expected.keys())
      for (let size = 1; size <= longestNumber && !used.has(from + size - 1); size += 1) {
        const other = runAt(expected, from, size);
        if (other && isSameRun(run, other)) return { instead: other.words, from, length };
      }
  }
  return undefined;
}

/** Whether two short texts are the same words in the same order, whatever punctuation stands around them. */
export function areSameWords(expectedText: string, typedText: string): boolean {
  const { expected, typed } = fittedWords(expectedText, typedText);
  if (expected.length === 0) return normalizeText(expectedText).trim() === normalizeText(typedText).trim();
  return expected.length === typed.length && expected.every(({ key }, at) => key === typed[at]?.key);
}

/**
 * For each expected word the place of what was typed for it, wherever it is; each typed word counts once.
 * Source: specification, document 2, section 9, write from dictation.
 */
export function matchWords(
  expectedText: string,
  typedText: string,
): { kind: 'word'; expected: string; span: [number, number] | null }[] {
  const { expected, typed } = fittedWords(expectedText, typedText);
  const left = new Map<string, [number, number][]>();
  for (const { key, span } of typed) left.set(key, [...(left.get(key) ?? []), span]);
  return expected.map(({ text, key }) => ({
    kind: 'word',
    expected: text,
    span: left.get(key)?.shift() ?? null,
  }));
}
