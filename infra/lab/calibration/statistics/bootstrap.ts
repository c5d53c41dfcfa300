/** How often the groups are drawn anew. */
const draws = 2000;
const inside = 0.95;

/**
 * Between which values a figure lies with 95 % confidence: the middle of what it is where whole groups, such as all
 * readings of one speaker, are drawn anew with replacement. The same input gives the same answer.
 */
export function interval<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => string,
  figureOf: (rows: readonly Row[]) => number | null,
): readonly [low: number, high: number] {
  const groups = [...Map.groupBy(rows, groupOf).values()];
  const random = sequence();
  const figures = Array.from({ length: draws }, () =>
    figureOf(groups.flatMap(() => groups[Math.floor(random() * groups.length)] ?? [])),
  )
    .filter((figure) => figure !== null)
    .toSorted((one, other) => one - other);
  const at = (share: number) => figures[Math.round(share * (figures.length - 1))] ?? 0;
  return [at((1 - inside) / 2), at((1 + inside) / 2)];
}

/** Numbers from 0 to 1 in an order that is always the same. Source: mulberry32. */
function sequence(): () => number {
  let seed = 20_261_127;
  return () => {
    seed = (seed + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
