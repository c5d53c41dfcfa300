import { dictionary } from '@zxcvbn-ts/language-common';
import * as rule from '#domain/accounts/passwords/weak-password.ts';

/** The 49,000 most frequently leaked passwords, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']?.map(String));

export const weaknessOf = (password: string, email: string): string | undefined =>
  rule.weaknessOf(password, email, common);
