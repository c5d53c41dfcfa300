import { plainText } from '../core/contract.ts';

/** Six digits, with or without spaces: RFC 6238, 5.3. */
export const appCodeSchema = plainText(20)
  .transform((text) => text.replaceAll(/\s/g, ''))
  .refine((text) => /^\d{6}$/.test(text), 'Enter the six digits that the app shows.');

/** Crockford's base 32, without letters that look like digits. */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const recoveryCodeLength = 12;

const isRecoveryCode = new RegExp(`^[${recoveryAlphabet}]{${recoveryCodeLength}}$`);

/** Removes separators and maps lookalike letters. */
function recoveryCodeOf(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** For display: `7KQ2-M9XD-4RTA`. */
export function inGroups(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-');
}

export const recoveryCodeSchema = plainText(40)
  .transform(recoveryCodeOf)
  .refine(
    (code) => isRecoveryCode.test(code),
    'A recovery code has three groups of four letters and digits.',
  );
