import { normalizeText } from '../core/text/normalize-text.ts';
import { wordsOf } from '../scoring/words.ts';

/** Letters of Latin alphabets, figures, and what English sets between and around them. */
const typeable = /^[\p{Script=Latin}\p{Nd}\p{M}\s'"“”‘’.,;:!?()&%$£€°+-]*$/u;

const codeOf = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Why a student who types what a key looks like would not match it: a character without a shape, a letter of another
 * alphabet, markup, or no word at all. Undefined where nothing is wrong.
 */
export function keyFault(key: string): string | undefined {
  for (const character of key) {
    const plain = normalizeText(character);
    if (plain === '') return `It has an invisible character (${codeOf(character)}). Type the word again.`;
    if (typeable.test(plain)) continue;
    return `It has “${character}” (${codeOf(character)}), which students cannot type. Use plain letters, figures and punctuation.`;
  }
  return wordsOf(key).length === 0 ? 'It has no word.' : undefined;
}
