/**
 * How often each percentage was reached, as one text: `40:1 100:2`. Enough to take one attempt out again, and no
 * longer for a thousand attempts than for each percentage there is.
 */
export type Tally = string;

/** One attempt's percentage is added; `replaced`, where given, is taken out once. */
export function tallied(tally: Tally, percent: number, replaced?: number): Tally {
  const counts = parse(tally);
  if (replaced !== undefined) counts.set(replaced, (counts.get(replaced) ?? 0) - 1);
  counts.set(percent, (counts.get(percent) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 0)
    .toSorted(([a], [b]) => a - b)
    .map(([value, count]) => `${value}:${count}`)
    .join(' ');
}

export function holds(tally: Tally, percent: number): boolean {
  return parse(tally).has(percent);
}

/** The highest percentage; `null` where there is none. */
export function bestOf(tally: Tally): number | null {
  const values = [...parse(tally).keys()];
  return values.length === 0 ? null : Math.max(...values);
}

function parse(tally: Tally): Map<number, number> {
  if (tally === '') return new Map();
  return new Map(
    tally.split(' ').map((entry) => {
      const [value, count] = entry.split(':');
      return [Number(value), Number(count)];
    }),
  );
}
