import { sameWord, wordsOf } from '../words.ts';

const numbers = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
] as const;
const figures = new Map([
  ...numbers[0].map((word, at) => [word, String(at)] as const),
  ...numbers[1].map((word, at) => [word, String(20 + 10 * at)] as const),
]);

/** The words of what was said as they are compared: numbers in figures, without articles, which are hardly heard. */
export function spokenWords(text: string): string[] {
  return wordsOf(text)
    .flatMap(({ text: word }) => sameWord(word).split('-'))
    .filter((word) => !['a', 'an', 'the'].includes(word))
    .map((word) => figures.get(word) ?? word);
}

/** Whether words stand in a text, one after the other. */
export function saysPhrase(text: readonly string[], phrase: readonly string[]): boolean {
  return (
    phrase.length > 0 &&
    text.some((_, from) => phrase.every((word, at) => isSame(word, text[from + at] ?? '')))
  );
}

/** One of them may be the plural of the other: "bee" for "bees". */
const isSame = (one: string, other: string) =>
  one === other || (one.length > 2 && (`${one}s` === other || `${other}s` === one));

/** Share of words that stand in the same order in a text, whatever stands between them; 0 for no words. */
export function inOrderShare(words: readonly string[], text: readonly string[]): number {
  let above: number[] = text.map(() => 0);
  for (const word of words) {
    let [left, diagonal] = [0, 0];
    above = text.map((other, at) => {
      const up = above[at] ?? 0;
      left = word === other ? diagonal + 1 : Math.max(left, up);
      diagonal = up;
      return left;
    });
  }
  return words.length === 0 ? 0 : (above.at(-1) ?? 0) / words.length;
}
