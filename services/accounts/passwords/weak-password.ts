import { dictionary } from '@zxcvbn-ts/language-common';
import * as rule from '#domain/accounts/passwords/weak-password.ts';

/** About 49,000 that leaked most often, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']?.map(String));

export const weaknessOf = (password: string, email: string): string | undefined =>
  rule.weaknessOf(password, email, common);
