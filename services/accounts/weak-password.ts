import { dictionary } from '@zxcvbn-ts/language-common';
import { isMadeOfContext } from '#domain/accounts/new-password.ts';

/** About 49,000 that leaked most often, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']?.map(String));

/**
 * What is wrong with a new password, in words for its user; nothing when it may be used. A common one with digits or
 * signs around it is as easy to guess. OWASP ASVS 5.0, 6.2.4 and 6.2.11.
 */
export function weaknessOf(password: string, email: string): string | undefined {
  const plain = password.normalize('NFC').toLowerCase();
  const stem = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (common.has(plain) || common.has(stem)) {
    return 'This password is one of the first that are tried. Use another, for example four words that do not belong together.';
  }
  if (new Set(plain).size < 4) return 'This password repeats itself. Use more different characters.';
  if (isMadeOfContext(plain, email)) {
    return 'This password is made of your address or of the name of this site. Use something else.';
  }
  return undefined;
}
