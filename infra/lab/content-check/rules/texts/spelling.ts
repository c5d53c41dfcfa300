import { eachQuestion, finding, type Rule } from '../../rule.ts';
import { allTexts } from '../../texts.ts';

export type IsSpelt = (word: string) => boolean;

/** Words with their apostrophes; hyphens separate, because dictionaries lack ad-hoc compounds. */
const wordPattern = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Letters, as in "double l" or "ends in -s", and spelt-out parts. */
const isLetter = (word: string) => word.length < 2;

/** All words are British English, or in the list of names and terms. */
export function spellingRule(isSpelt: IsSpelt): Rule {
  const known = new Map<string, boolean>();
  const isRight = (word: string) => {
    const plain = word.replaceAll('’', "'");
    const before = known.get(plain);
    if (before !== undefined) return before;
    const right = isSpelt(plain) || isSpelt(plain.replace(/'s?$/, '')) || isSpelt(plain.toLowerCase());
    known.set(plain, right);
    return right;
  };
  return eachQuestion((question) =>
    allTexts(question).flatMap(([field, text]) => {
      const misspelt = [...text.matchAll(wordPattern)]
        .map(([word]) => word)
        .filter((word) => !isLetter(word) && !isRight(word));
      return finding(
        misspelt.length > 0,
        field,
        `${[...new Set(misspelt)].join(', ')}: spell as in Britain, or add the name to words.txt`,
      );
    }),
  );
}
