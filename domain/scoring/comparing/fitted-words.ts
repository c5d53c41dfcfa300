import { normalizeText } from '../../core/text/normalize-text.ts';
import { sameWord } from '../words.ts';
import { amountOf } from './amounts.ts';
import { compoundEnds } from './compound-ends.ts';
import { keyedWords, partsOf, type KeyedWord } from './keyed-words.ts';
import { inOneSpelling } from './spelling-varieties.ts';
import { areOfOneCurrency, typedWords } from './typed-words.ts';
import { quantityOf } from './units.ts';

/** Too common in other words to be joined: "a part" is not "apart". */
const small = new Set(
  'a all an and any as at be by do every for go he i if in is it may me my no not of off on one or out over some so the to under up us we'.split(
    ' ',
  ),
);
/** Not words by themselves, so they join the next word. */
const prefixes = new Set(
  'anti bi bio co counter de eco electro geo hydro hyper infra inter intra macro mega micro mini multi neo neuro non photo poly post pre pro pseudo psycho semi socio sub tele thermo trans ultra'.split(
    ' ',
  ),
);
/** Exceptions for small words. */
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
  readonly kind: 'number' | 'short quantity' | 'long quantity' | 'compound';
}

/** The forms of a run of words: a number, a number with its unit, or a compound. */
function runAt(words: readonly KeyedWord[], from: number, length: number): Run | undefined {
  const run = words.slice(from, from + length);
  if (run.length < length) return undefined;
  const parts = run.flatMap(({ text }) => partsOf(text));
  const number = amountOf(parts);
  if (number !== undefined) return { words: run, key: number, kind: 'number' };
  const quantity = quantityOf(parts);
  if (quantity)
    return { words: run, key: quantity.key, kind: quantity.isShort ? 'short quantity' : 'long quantity' };
  if (length > longestCompound) return undefined;
  const alike = run.map(({ text }) => sameWord(text)).join('');
  const joined = joinedAlike.has(alike) ? alike : run.map(({ key }) => key).join('');
  return { words: run, key: length === 1 ? joined : inOneSpelling(joined), kind: 'compound' };
}

const isQuantity = ({ kind }: Run) => kind.endsWith('quantity');
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

function isSameRun(one: Run, other: Run): boolean {
  if (one.key !== other.key || (!isOpen(one) && !isOpen(other))) return false;
  if (one.kind === 'number' && other.kind === 'number') return true;
  // "5 kilogram" is not equivalent to "5 kilograms".
  if (isQuantity(one) && isQuantity(other))
    return one.kind === 'short quantity' || other.kind === 'short quantity';
  if (one.kind !== 'compound' || other.kind !== 'compound') return false;
  const [open, whole] = isOpen(one) ? [one, other] : [other, one];
  return !isOpen(whole) && (hasHyphen(whole) || mayBeJoined(open));
}

/** A typed word, replaced by an equivalent word of the expected text. */
export interface FittedWord extends KeyedWord {
  /** Undefined for further words that one typed word covers ("lunchtime" for "lunch time"). */
  readonly typed: string | undefined;
}

/** Aligns words that one text writes joined or as figures and the other apart ("well known", "fifteen hundred", "$5"). */
export function fittedWords(
  expectedText: string,
  typedText: string,
): { readonly expected: KeyedWord[]; readonly typed: FittedWord[] } {
  const expected = keyedWords(expectedText);
  const names = new Set(
    expected.map(({ key }) => key).concat(expected.map(({ key }, at) => key + (expected[at + 1]?.key ?? ''))),
  );
  const given = typedWords(typedText, expectedText, names);
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
      // Equal numbers of words match one to one; otherwise the typed run is one span.
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

function otherWriting(
  expected: readonly KeyedWord[],
  given: readonly KeyedWord[],
  at: number,
  used: ReadonlySet<number>,
  isExpected: (key: string) => boolean,
): { readonly instead: readonly KeyedWord[]; readonly from: number; readonly length: number } | undefined {
  for (let length = Math.min(longestNumber, given.length - at); length > 0; length -= 1) {
    const run = runAt(given, at, length);
    // Words that are expected one by one stay as typed.
    if (!run || run.words.every(({ key }) => isExpected(key))) continue;
    for (const from of expected.keys())
      for (let size = 1; size <= longestNumber && !used.has(from + size - 1); size += 1) {
        const other = runAt(expected, from, size);
        if (other && isSameRun(run, other)) return { instead: other.words, from, length };
      }
  }
  return undefined;
}

/** Ignores punctuation around the words. */
export function areSameWords(expectedText: string, typedText: string): boolean {
  if (!areOfOneCurrency(expectedText, typedText)) return false;
  const { expected, typed } = fittedWords(expectedText, typedText);
  if (expected.length === 0) return normalizeText(expectedText).trim() === normalizeText(typedText).trim();
  return expected.length === typed.length && expected.every(({ key }, at) => key === typed[at]?.key);
}

/** Matches each expected word once, in any place: document 2, section 9, write from dictation. */
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
