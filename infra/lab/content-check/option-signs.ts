import { areRelated, contentStems, plainWords } from './texts.ts';

export interface OptionSign {
  readonly name: string;
  readonly count: (option: string, text: string) => number;
}

const hedges = new Set(
  'may might can could some sometimes somewhat often usually generally mainly mostly largely tend tends perhaps probably possibly likely hardly seldom rarely nearly almost rather partly certain'.split(
    ' ',
  ),
);
const absolutes = new Set(
  'all always never no nobody none nothing only every everybody everyone everything must cannot any entirely completely wholly exactly whole alone'.split(
    ' ',
  ),
);
const countOf = (words: ReadonlySet<string>) => (option: string) =>
  plainWords(option).filter((word) => words.has(word)).length;

/** The share of an option's content words that occur in the text, in any form. */
export function sharedPart(option: string, text: string): number {
  const own = contentStems(option);
  const given = contentStems(text);
  const shared = own.filter((stem) => given.some((other) => areRelated(stem, other)));
  return own.length === 0 ? 0 : shared.length / own.length;
}

/** The number of an option's words in the text, function words included. */
function sharedWords(option: string, text: string): number {
  const given = new Set(plainWords(text));
  return new Set(plainWords(option).filter((word) => given.has(word))).size;
}

export const optionSigns: readonly OptionSign[] = [
  { name: 'letters', count: (option) => option.length },
  { name: 'hedges such as may or some', count: countOf(hedges) },
  { name: 'absolute words such as all or never', count: countOf(absolutes) },
  { name: 'of the text’s words of meaning', count: sharedPart },
  { name: 'of the text’s words', count: sharedWords },
];
