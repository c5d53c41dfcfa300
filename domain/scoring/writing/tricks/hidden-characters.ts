import type { WritingFacts } from '../facts.ts';
import { shownPlaces, type Trick } from './trick.ts';

/** Invisible to readers: zero-width characters, direction marks, tags, fillers. Emoji legitimately use one joiner. */
const hidden =
  /(?:(?!\u200D)\p{Cf}|[\u115F\u1160\u3164\uFFA0])+|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D/gu;
/** A Latin word with Cyrillic or Greek look-alikes. */
const lookalikes =
  /(?=[\p{L}]*\p{Script=Latin})(?=[\p{L}]*[\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}]{2,}/gu;

/** They hide copies from comparisons. The facts ignore them, so they gain and cost nothing. */
export function findHiddenCharacters({ text }: WritingFacts): Trick[] {
  return [...text.matchAll(hidden), ...text.matchAll(lookalikes)].slice(0, shownPlaces).map((match) => ({
    code: 'hidden_characters',
    span: [match.index, match.index + match[0].length],
    leaves: 1,
    discounts: false,
  }));
}
