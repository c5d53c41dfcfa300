import { z } from 'zod';

/** The minimum of OWASP ASVS 5.0, 6.2.1, which recommends 15; any characters, no composition rules. */
export const passwordMinimum = 8;
export const recommendedLength = 12;
/** Long enough for any passphrase (6.2.9: at least 64), short enough to hash in bounded time. */
export const passwordMaximum = 128;

const lengthOf = (text: string) => Array.from(text).length;

export const newPasswordSchema = z
  .string()
  .max(passwordMaximum * 2, `Use at most ${passwordMaximum} characters.`)
  .refine((text) => lengthOf(text) >= passwordMinimum, `Use at least ${passwordMinimum} characters.`)
  .refine((text) => lengthOf(text) <= passwordMaximum, `Use at most ${passwordMaximum} characters.`)
  .refine((text) => !/\p{Cc}/u.test(text), 'Use no tabs, line breaks or other control characters.');

/** Leading or trailing spaces, perhaps pasted. Only a warning: passwords are taken unchanged (ASVS 5.0, 6.2.8). */
export function edgeSpaceOf(password: string): 'begins' | 'ends' | 'begins and ends' | undefined {
  const [begins, ends] = [/^\s/u.test(password), /\s$/u.test(password)];
  if (begins && ends) return 'begins and ends';
  if (begins) return 'begins';
  return ends ? 'ends' : undefined;
}

const picture = /\p{Extended_Pictographic}[\ufe0f\u200d\p{Emoji_Modifier}]*/gu;

/** An invisible character, for example a pasted zero-width space. Only a warning. */
export const hasHiddenCharacter = (password: string): boolean =>
  /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(password.replaceAll(picture, ''));

/** The minimum besides the site's or user's name: ASVS 6.2.1. */
const leastBeside = 8;

/** Whether a password contains its user's address, or is too short without the site's or user's name. */
export function containsContext(password: string, email: string): boolean {
  if (email !== '' && password.toLowerCase().includes(email.toLowerCase())) return true;
  const [local = '', host = ''] = email.toLowerCase().split('@');
  const words = ['ninety', local, ...local.split(/[^\p{L}]+/u), host, host.split('.')[0] ?? '']
    .filter((word) => word.length >= 4)
    .toSorted((one, other) => other.length - one.length);
  const given = password.toLowerCase();
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), given);
  return rest !== given && lengthOf(rest) < leastBeside;
}
