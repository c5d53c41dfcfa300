import type { WritingFacts } from '../facts.ts';
import { shownPlaces, type Trick } from './trick.ts';

/** Characters without width, marks of writing direction, tags, fillers: seen by a machine, not by a reader. Emoji join by one. */
const hidden =
  /(?:(?!\u200D)\p{Cf}|[\u115F\u1160\u3164\uFFA0])+|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D/gu;
/** A word of Latin letters with Cyrillic or Greek ones that look like them. */
const lookalikes =
  /(?=[\p{L}]*\p{Script=Latin})(?=[\p{L}]*[\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}]{2,}/gu;

/** They hide a copy from a comparison. The facts are found without them, so that they gain nothing and cost nothing. */
export function findHiddenCharacters({ text }: WritingFacts): Trick[] {
  return [...text.matchAll(hidden), ...text.matchAll(lookalikes)].slice(0, shownPlaces).map((match) => ({
    code: 'hidden_characters',
    span: [match.index, match.index + match[0].length],
    leaves: 1,
    discounts: false,
  }));
}
