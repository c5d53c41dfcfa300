import type { Strength } from '#domain/statistics/skill-statistics.ts';

/** A strength with what it is of. */
export interface NamedStrength extends Strength {
  readonly key: string;
  readonly name: string;
  /** To the questions it is about. */
  readonly href?: string;
}

/** Wider than this, in percent, and a range says little more than "somewhere in the middle". */
const widest = 40;

export function isKnownWell({ percent, low, high }: Strength): boolean {
  return percent !== null && high - low <= widest;
}

/** `62 %, between 48 and 74 %`, or how little is known. */
export function strengthText(strength: Strength): string {
  const { answered, percent, low, high } = strength;
  if (percent === null) return 'No answers';
  if (!isKnownWell(strength)) return `Not enough answers (${answered})`;
  return `${Math.round(percent)} %, between ${Math.round(low)} and ${Math.round(high)} %`;
}

/** What was answered, weakest first; of what little is known comes last. */
export function weakestFirst<Of extends Strength>(strengths: readonly Of[]): Of[] {
  return strengths
    .filter(({ answered }) => answered > 0)
    .toSorted((a, b) => {
      const byKnowledge = Number(isKnownWell(b)) - Number(isKnownWell(a));
      return byKnowledge === 0 ? (a.percent ?? 0) - (b.percent ?? 0) : byKnowledge;
    });
}
