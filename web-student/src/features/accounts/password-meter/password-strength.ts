import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { passwordMinimum } from '#domain/accounts/passwords/new-password.ts';
import { weaknessOf } from '#domain/accounts/passwords/weak-password.ts';

// Half a megabyte of common passwords and words: load this module only after the first typed character.

export const strengthWords = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const;
export type StrengthWord = (typeof strengthWords)[number];

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']?.map(String));
/** The estimate takes time quadratic in the length. A password longer than this is strong if its beginning is. */
const looksAt = 64;

/** Rates by zxcvbn; passwords that the server refuses are weak. @param email its parts are easy to guess */
export function strengthOf(password: string, email: string): StrengthWord {
  if (Array.from(password).length < passwordMinimum) return 'Too short';
  if (weaknessOf(password, email, common) !== undefined) return 'Weak';
  const known = ['ninety', email, ...email.split(/[^\p{L}\d]+/u)].filter((word) => word !== '');
  const { score } = estimator.check(password.slice(0, looksAt), known);
  return strengthWords[Math.max(1, score)] ?? 'Weak';
}
