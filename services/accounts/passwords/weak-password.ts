import { dictionary } from '@zxcvbn-ts/language-common';
import * as rule from '#domain/accounts/passwords/weak-password.ts';

/** About 49,000 that leaked most often, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']?.map(String));

/** What is wrong with a new password, in words for its user; nothing when it may be used. */
export const weaknessOf = (password: string, email: string): string | undefined =>
  rule.weaknessOf(password, email, common);
