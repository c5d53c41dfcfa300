import { readTextOf } from '../../read-text.ts';
import { sentenceEnd } from '../../reading-grade.ts';
import { finding, type CheckedFile, type Finding } from '../../rule.ts';
import { inPercent } from '../../statistics.ts';
import { plainWords } from '../../texts.ts';

/** The minimum of texts. */
const fewest = 12;
/** The largest share of a set's texts that one word may open. */
const mostOpened = 0.3;
/** A last sentence this short is a saying; the largest share of them in a set. */
const [sayingWords, mostSayings] = [8, 0.25];

const textsOf = (files: readonly CheckedFile[]) =>
  files.flatMap(({ question }) => readTextOf(question) ?? []);

export function commonestOpening(files: readonly CheckedFile[]): {
  readonly word: string;
  readonly share: number;
} {
  const texts = textsOf(files);
  const counts = Map.groupBy(texts, (text) => plainWords(text)[0] ?? '');
  const [word = '', all = []] =
    [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return { word, share: texts.length === 0 ? 0 : all.length / texts.length };
}

export function shareOfSayings(files: readonly CheckedFile[]): number {
  const texts = textsOf(files);
  const lastOf = (text: string) =>
    text
      .trim()
      .split(sentenceEnd)
      .findLast((part) => plainWords(part).length > 0) ?? '';
  const sayings = texts.filter((text) => plainWords(lastOf(text)).length <= sayingWords);
  return texts.length === 0 ? 0 : sayings.length / texts.length;
}

/** An author's texts neither begin alike nor end on sayings. */
export function openingFindings(files: readonly CheckedFile[]): Finding[] {
  if (textsOf(files).length < fewest) return [];
  const { word, share } = commonestOpening(files);
  const sayings = shareOfSayings(files);
  return [
    ...finding(
      share > mostOpened,
      'topic',
      `${inPercent(share)} of the texts begin with “${word}”: ${inPercent(mostOpened)} at most`,
    ),
    ...finding(
      sayings > mostSayings,
      'topic',
      `${inPercent(sayings)} of the texts end with a sentence of ${sayingWords} words or fewer: ${inPercent(mostSayings)} at most`,
    ),
  ];
}
