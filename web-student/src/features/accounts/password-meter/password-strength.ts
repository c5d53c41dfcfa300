import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { passwordMinimum } from '#domain/accounts/passwords/new-password.ts';
import { weaknessOf } from '#domain/accounts/passwords/weak-password.ts';

// Half a megabyte of common passwords and words: it comes with the first character that is typed, and never before.

export const strengthWords = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const;
export type StrengthWord = (typeof strengthWords)[number];

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']?.map(String));
/** The estimate grows with the square of the length; what is longer than this is strong by far if its beginning is. */
const looksAt = 64;

/** By zxcvbn; what the server refuses is weak. @param email its parts are no secret */
export function strengthOf(password: string, email: string): StrengthWord {
  if (Array.from(password).length < passwordMinimum) return 'Too short';
  if (weaknessOf(password, email, common) !== undefined) return 'Weak';
  const known = ['ninety', email, ...email.split(/[^\p{L}\d]+/u)].filter((word) => word !== '');
  const { score } = estimator.check(password.slice(0, looksAt), known);
  return strengthWords[Math.max(1, score)] ?? 'Weak';
}
