import { containsContext } from './new-password.ts';

/**
 * The weakness of a new password; undefined if usable. Common ones with digits or signs count: OWASP ASVS 5.0, 6.2.4
 * and 6.2.11.
 * @param common in lower case
 */
export function weaknessOf(password: string, email: string, common: ReadonlySet<string>): string | undefined {
  const plain = password.normalize('NFC').toLowerCase();
  const stem = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (common.has(plain) || common.has(stem)) {
    return 'This password is too common. Use another one, for example four unrelated words.';
  }
  if (new Set(plain).size < 4) return 'This password repeats itself. Use more different characters.';
  if (containsContext(plain, email)) {
    return 'This password contains your address or the name of this site. Use something else.';
  }
  return undefined;
}
