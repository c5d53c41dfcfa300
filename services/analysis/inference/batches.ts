interface Batch<Row> {
  readonly batch: readonly Row[];
  readonly width: number;
}

/** What a model computes at once stays in memory: a few MB so. */
const mostTokens = 768;
/** A run of a model takes as long as so many tokens more: its weights go through the memory once. Measured. */
const tokensOfRun = 9;

/**
 * Rows in the cheapest batches: padding costs as much as a token, each run some more. Results do not depend on
 * batching.
 */
export function batchesOf<Row extends { readonly ids: readonly number[] }>(
  rows: readonly Row[],
): Batch<Row>[] {
  const sorted = rows.toSorted((a, b) => a.ids.length - b.ids.length);
  // What the first so many rows cost at least, and where the last batch of them begins.
  const least = [{ cost: 0, from: 0 }];
  for (const [at, row] of sorted.entries()) {
    let best = { cost: Infinity, from: at };
    for (let from = at; from >= 0; from -= 1) {
      const tokens = (at - from + 1) * row.ids.length;
      if (tokens > mostTokens) break;
      const cost = (least[from]?.cost ?? 0) + tokensOfRun + tokens;
      if (cost < best.cost) best = { cost, from };
    }
    least.push(best);
  }
  const batches: Batch<Row>[] = [];
  for (let to = sorted.length; to > 0;) {
    const from = least[to]?.from ?? 0;
    const batch = sorted.slice(from, to);
    batches.unshift({ batch, width: batch.at(-1)?.ids.length ?? 0 });
    to = from;
  }
  return batches;
}
