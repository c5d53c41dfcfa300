import { normalizeText } from '../core/text/normalize-text.ts';
import { wordsOf } from '../scoring/words.ts';

/** Latin letters, digits, and English punctuation. */
const typeable = /^[\p{Script=Latin}\p{Nd}\p{M}\s'"“”‘’.,;:!?()&%$£€°+-]*$/u;

const codeOf = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** Why a key cannot be matched by typing: invisible or foreign characters, markup, no word. */
export function keyFault(key: string): string | undefined {
  for (const character of key) {
    const plain = normalizeText(character);
    if (plain === '') return `It has an invisible character (${codeOf(character)}). Type the word again.`;
    if (typeable.test(plain)) continue;
    return `It has “${character}” (${codeOf(character)}), which students cannot type. Use plain letters, figures and punctuation.`;
  }
  return wordsOf(key).length === 0 ? 'It has no word.' : undefined;
}
