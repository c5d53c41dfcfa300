import type { TypeCode } from '../question-types/type-code.ts';
import { isKnownWell, type Strength } from './skill-statistics.ts';

export interface Suggestion {
  readonly type: TypeCode;
  /**
   * `new_type`: nothing was answered. `little_known`: too few answers to tell how strong somebody is.
   * `weakest_type`: enough is known of every type, and of this one that it is the lowest.
   */
  readonly reason: 'new_type' | 'little_known' | 'weakest_type';
  readonly answered: number;
  /** The share of points, 0 to 100; `null` where too little is known to tell it. */
  readonly percent: number | null;
}

/**
 * What to practise next: first what was not answered, then what too little is known of, fewest answers first, and
 * only where all is known what is weakest. Nothing is called weak that the statistics call unknown.
 * @param types those of the exam that have questions, in the order of its menu
 * @param strengths what is known of each type that was answered
 */
export function suggestedType(
  types: readonly TypeCode[],
  strengths: readonly (Strength & { readonly type: TypeCode })[],
): Suggestion | undefined {
  const known = types.map((type) => ({ type, strength: strengths.find((one) => one.type === type) }));
  const [first] = known.toSorted((a, b) => rank(a.strength) - rank(b.strength));
  if (!first) return undefined;
  const { type, strength } = first;
  if (!strength || strength.answered === 0) return { type, reason: 'new_type', answered: 0, percent: null };
  const { answered, percent } = strength;
  return isKnownWell(strength)
    ? { type, reason: 'weakest_type', answered, percent }
    : { type, reason: 'little_known', answered, percent: null };
}

/** Smaller comes first: answers up to some hundreds are fewer than any share of what is known is large. */
function rank(strength: Strength | undefined): number {
  if (!strength) return 0;
  return isKnownWell(strength) ? 1_000_000 + (strength.percent ?? 0) : strength.answered;
}
