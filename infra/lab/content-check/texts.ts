import { contentOf, type Question } from '#domain/question-types/registry.ts';
import { wordsOf } from '#domain/scoring/words.ts';

export const plainWords = (text: string): string[] =>
  wordsOf(text).map((word) => word.text.toLowerCase().replaceAll('’', "'"));

type Text = readonly [field: string, text: string];

const listed = (field: string, texts: readonly string[]) =>
  texts.map((text, index): Text => [`${field}.${index}`, text]);

type Words = string | readonly string[] | { readonly point: string };
const worded = (item: Words) => (typeof item === 'object' && 'point' in item ? item.point : String(item));

function textsIn(field: string, value: unknown): Text[] {
  if (typeof value === 'string') return [[field, value]];
  return Array.isArray(value) ? listed(field, value.map(worded)) : [];
}

export function taskTexts(question: Question): Text[] {
  const values = new Map<string, unknown>(Object.entries(question));
  return [
    ['topic', question.topic],
    ...contentOf(question).texts.flatMap((field) => textsIn(field, values.get(field))),
  ];
}

export function allTexts(question: Question): Text[] {
  return [
    ['title', question.title],
    ...taskTexts(question),
    ['explanation', question.explanation],
    ...listed(
      'explanations',
      question.explanations.map(({ text }) => text),
    ),
  ];
}

const smallWords = new Set(
  'a an the of to for in on by at and or but nor that this these those it its is are was were be been being am do does did has have had not no from after before with as into out up down off over under than then so if when where why how what which who will would can could may might must should your their his her our my they them he she we you i one two about all some any more most other another each every only very too also just there here while because since until between through during against without'.split(
    ' ',
  ),
);

const ending = /(?<=.{3})(?:ings?|ed|ers?|es|s|ly)$/;

/** Content words without endings, cut to five letters: "opening" matches "opens". */
export function contentStems(text: string): string[] {
  return plainWords(text)
    .filter((word) => !smallWords.has(word))
    .map((word) => word.replace(/'s$/, '').replace(ending, '').slice(0, 5));
}

/** Whether one stem begins with the other. */
export function areRelated(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length > 3 && long.startsWith(short));
}

/** Words of `told` that are forms of words of `kept`. */
export function sharedStems(told: string, kept: string): string[] {
  const stems = contentStems(kept);
  return contentStems(told).filter((stem) => stems.some((other) => areRelated(stem, other)));
}
