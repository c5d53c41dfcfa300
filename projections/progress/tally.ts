/** `{ "40": 1, "100": 2 }`: enough to remove an attempt, and bounded. */
export type Tally = { readonly [percent: string]: number };

/** Adds a percentage; removes `replaced` once. */
export function addToTally(tally: Tally, percent: number, replaced?: number): Tally {
  const counts: Record<string, number> = { ...tally };
  if (replaced !== undefined) counts[replaced] = (counts[replaced] ?? 0) - 1;
  counts[percent] = (counts[percent] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

export function holds(tally: Tally, percent: number): boolean {
  return Object.hasOwn(tally, percent);
}

/** null without attempts. */
export function bestOf(tally: Tally): number | null {
  const percents = Object.keys(tally).map(Number);
  return percents.length === 0 ? null : Math.max(...percents);
}
