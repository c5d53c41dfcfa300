import type { KeyPoint } from '#domain/question-types/mechanisms/analysed-fields.ts';
import { readWordForms, type WordForms } from '../marks/tagger/word-forms.ts';
import { readModelFiles } from '../inference/model-files.ts';
import { stemOf } from './content-stems.ts';

type Span = readonly [from: number, to: number];

export interface KeywordHits {
  /** Of its keyword groups, 0 to 1, 3 places. */
  readonly share: number;
  /** Distinct words of its keywords and sentence that other points lack. */
  readonly words: number;
}

export type KeywordFinder = (point: number, part: Span) => KeywordHits;

/** Words of a phrase may be in any order, with this many others between them. */
const between = 3;

interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly forms: ReadonlySet<string>;
}

type Place = readonly [first: number, last: number];

let forms: WordForms | undefined;
const wordForms = () =>
  (forms ??= readWordForms(readModelFiles('grammar-tagger').file('forms.txt').toString('utf8')));

/** "grew" and "grow". */
function formsOf(word: string): ReadonlySet<string> {
  const { verb, noun } = wordForms();
  return new Set([word, verb(word)?.VB ?? word, noun(word)?.NN ?? word]);
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => {
    const small = word.normalize('NFC').toLowerCase();
    return { text: small, from: index, to: index + word.length, forms: formsOf(small) };
  });

/** Matches keywords in any form and order. @param points looked up once for all parts of the text */
export function createKeywordFinder(text: string, points: readonly KeyPoint[]): KeywordFinder {
  const words = wordsOf(text);
  const places = new Map<string, readonly Place[]>();
  const placesOf = (keyword: string) => {
    const known = places.get(keyword) ?? placesIn(words, keyword);
    places.set(keyword, known);
    return known;
  };
  const sought = points.map(({ point, keywords }) => {
    const stems = new Set(wordsOf(point).flatMap(stemsOf));
    const ofPoint = words.flatMap((word, at): Place[] =>
      stemsOf(word).some((stem) => stems.has(stem)) ? [[at, at]] : [],
    );
    return { groups: keywords.map((group) => group.flatMap(placesOf)), ofPoint };
  });
  const pointsWith = Map.groupBy(
    sought.flatMap(({ groups, ofPoint }) => [
      ...new Set([...groups.flat(), ...ofPoint].map(([first]) => first)),
    ]),
    (place) => place,
  );
  // Words of most points do not distinguish one.
  const isTelling = ([first]: Place) =>
    (pointsWith.get(first)?.length ?? 0) <= Math.max(1, points.length / 2);
  return (point, [from, to]) => {
    const isInside = ([first, last]: Place) =>
      (words[first]?.from ?? -1) >= from && (words[last]?.to ?? Infinity) <= to;
    const { groups = [], ofPoint = [] } = sought[point] ?? {};
    const hits = groups.map((group) => group.filter(isInside));
    const share = groups.length === 0 ? 0 : hits.filter((group) => group.length > 0).length / groups.length;
    const found = [...hits.flat(), ...ofPoint.filter(isInside)]
      .filter(isTelling)
      .map(([first]) => stemsOf(words[first])[0]);
    return { share: Math.round(share * 1000) / 1000, words: new Set(found).size };
  };
}

const stemsOf = (word: Word | undefined): string[] =>
  [...new Set([...(word?.forms ?? [])].toReversed().map(stemOf))].filter((stem) => stem !== '');

function placesIn(words: readonly Word[], keyword: string): Place[] {
  const [first, ...rest] = wordsOf(keyword);
  if (!first) return [];
  const has = (part: Word) => (word: Word) =>
    word.text.startsWith(part.text) || [...part.forms].some((form) => word.forms.has(form));
  const whole = 1 + rest.length + between;
  return words.flatMap((word, at): Place[] => {
    if (!has(first)(word)) return [];
    if (rest.length === 0) return [[at, at]];
    const [from, to] = [Math.max(0, at - whole + 1), Math.min(words.length, at + whole)];
    const found = rest.map((part) => {
      const near = words.slice(from, to).findIndex((other, place) => from + place !== at && has(part)(other));
      return near < 0 ? undefined : from + near;
    });
    if (found.includes(undefined)) return [];
    const all = [at, ...found.filter((place) => place !== undefined)];
    const place: Place = [Math.min(...all), Math.max(...all)];
    return place[1] - place[0] < whole ? [place] : [];
  });
}
