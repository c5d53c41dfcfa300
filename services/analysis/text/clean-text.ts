import { normalized } from '#domain/core/text/normalize-text.ts';

type Span = readonly [from: number, to: number];

/** Text for the analysis: normalised, look-alikes replaced by Latin letters, limited in length. Offsets are UTF-16. */
export interface CleanText {
  readonly text: string;
  /** Maps a span to the submitted text. */
  spanIn(span: Span): [from: number, to: number];
  /** Omitted because the text or a word is too long. */
  readonly unread: Span | null;
}

/** Three times the longest valid answer. */
const longestText = 7000;
const longestWord = 60;

const lookAlikes: ReadonlyMap<string, string> = new Map(
  'аa еe оo рp сc уy хx іi ѕs јj һh ԁd ԛq ԝw ѵv АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЅS ЈJ οo αa νv ιi κk υu ρp ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

export function cleanText(submitted: string): CleanText {
  const unread = unreadIn(submitted);
  const plain = normalized(submitted);
  const isMixed = mixedWords(plain.text);
  const letters: string[] = [];
  const places: number[] = [];
  for (const { 0: letter, index } of plain.text.matchAll(/./gsu)) {
    const [from] = plain.spanIn([index, index + letter.length]);
    if (from >= longestText) break;
    if (unread !== null && from >= unread[0] && from < unread[1]) continue;
    const read = (isMixed(index) ? lookAlikes.get(letter) : undefined) ?? letter;
    for (let at = 0; at < read.length; at += 1) places.push(index + at);
    letters.push(read);
  }
  const placeOf = (at: number) => places[at] ?? plain.text.length;
  return {
    text: letters.join(''),
    spanIn: ([from, to]) => plain.spanIn([placeOf(from), placeOf(to - 1) + 1]),
    unread,
  };
}

function unreadIn(submitted: string): Span | null {
  const word = new RegExp(`\\S{${longestWord + 1},}`, 'u').exec(submitted);
  // Words joined by dashes, commas or slashes do not count as one.
  if (word && new RegExp(`[\\p{L}\\p{M}\\p{N}]{${longestWord + 1},}`, 'u').test(word[0]))
    return [word.index, word.index + word[0].length];
  return submitted.length > longestText ? [longestText, submitted.length] : null;
}

/** Whether an index is in a word that mixes Latin letters with look-alikes. Wholly Greek or Cyrillic words do not count. */
function mixedWords(text: string): (index: number) => boolean {
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)].filter(
    ({ 0: word }) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  );
  return (index) => words.some((word) => index >= word.index && index < word.index + word[0].length);
}
