import { isKnownWell, type Strength } from '#domain/statistics/skill-statistics.ts';

export interface NamedStrength extends Strength {
  readonly key: string;
  readonly name: string;
  readonly href?: string;
  readonly practiceHref?: string;
  readonly color?: string;
  readonly note?: string;
}

export function strengthText(strength: Strength): string {
  const { answered, percent, low, high } = strength;
  if (percent === null) return 'No answers';
  if (!isKnownWell(strength)) return `Not enough answers (${answered})`;
  return `${Math.round(percent)}%, between ${Math.round(low)} and ${Math.round(high)}%`;
}

export const most = 3;

/**
 * Ranks the well-known strengths, weakest first, without overlap; `rest` has the others with answers.
 * @returns `compared`: the number of well-known strengths
 */
export function ranked<Of extends Strength>(strengths: readonly Of[]) {
  const answered = strengths.filter((one) => one.answered > 0);
  const known = answered.filter(isKnownWell).toSorted((a, b) => (a.percent ?? 0) - (b.percent ?? 0));
  const weakest = known.slice(0, Math.min(most, Math.ceil(known.length / 2)));
  const strongest = known.slice(weakest.length).slice(-most);
  const named = new Set([...weakest, ...strongest]);
  const between = known.filter((one) => !named.has(one));
  const unknown = answered.filter((one) => !isKnownWell(one)).toSorted((a, b) => b.answered - a.answered);
  return { weakest, strongest, rest: [...between, ...unknown], compared: known.length };
}
