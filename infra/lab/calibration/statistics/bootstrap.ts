const draws = 2000;
const inside = 0.95;

/**
 * The 95 % confidence interval of a figure: resamples whole groups, such as all readings of a speaker, with
 * replacement. Deterministic.
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

/** Pseudo-random numbers from 0 to 1, always the same sequence. Source: mulberry32. */
function sequence(): () => number {
  let seed = 20_261_127;
  return () => {
    seed = (seed + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
