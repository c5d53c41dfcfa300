import type { CreditKind } from './credit-kinds.ts';

const names: { readonly [Kind in CreditKind]: string } = {
  writing: 'writing',
  speaking: 'speaking',
  full_test: 'full mock test',
  sectional_test: 'sectional mock test',
};

/** `1 full mock test credit`: specification, document 1, section 9. */
export const creditWords = (kind: CreditKind, count: number): string =>
  `${count} ${names[kind]} ${count === 1 ? 'credit' : 'credits'}`;
