import { catalogue } from '../question-types/catalogue.ts';
import type { TypeCode } from '../question-types/type-code.ts';

/** Points of a rule-scored question by type: the mean of the first bank, in halves. Fixed, since past results depend on them. */
const byRule: { readonly [Code in TypeCode]?: number } = {
  RSA: 1,
  RMA: 2.5,
  RRP: 4,
  RFG: 4,
  RFB: 4.5,
  LSA: 1,
  LMA: 2.5,
  LWD: 11,
  LHS: 1,
  LIW: 6,
  LWB: 5.5,
  LMW: 1,
};

/** By the base rubric if there is one. */
export const typicalPoints = (type: TypeCode): number =>
  byRule[type] ?? catalogue[type].rubrics?.['2021'].maximum ?? 1;
