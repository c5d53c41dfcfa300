import { sameWord, wordsOf } from '../../words.ts';
import type { WritingFacts } from '../facts.ts';
import { leftBy, type Ladder, type Trick } from './trick.ts';

/** By the share of words that are not English. Learners misspell at most one in seven. */
const notEnglish: Ladder = [
  [0.5, 0],
  [0.3, 0.5],
];

/** Frequent words of other Latin-script languages of our students; none are English. */
const foreign = new Set(
  (
    'el los las una unos que por para como pero más está muy también le les des du et est dans pour avec sur pas une ' +
    'der die das und ist nicht ein eine mit auf für von zu di il gli che per sono non della alla também não uma com ' +
    'dos são het een van zijn niet ve bir için bu çok yang dan di untuk dengan adalah ini itu không là của và các một ' +
    'ang ng sa mga ay na hai ka ki ke aur nahi że jest się nie i w z'
  ).split(' '),
);
const fewForeign = 0.08;

function isAnotherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (latin.length < letters.length * 0.7) return true;
  const words = wordsOf(text).map((word) => sameWord(word.text));
  return words.filter((word) => foreign.has(word)).length / words.length >= fewForeign;
}

export function findNoEnglish({ text, englishShare }: WritingFacts): Trick[] {
  const leaves = text.trim() === '' ? 1 : leftBy(Number((1 - englishShare).toFixed(3)), notEnglish);
  if (leaves === 1) return [];
  return [
    { code: isAnotherLanguage(text) ? 'other_language' : 'gibberish', span: null, leaves, discounts: false },
  ];
}
