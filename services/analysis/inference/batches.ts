interface Batch<Row> {
  readonly batch: readonly Row[];
  readonly width: number;
}

/** Keeps a batch's memory to a few MB. */
const mostTokens = 768;
/** Measured fixed cost of a run, in tokens: it reads all weights once. */
const tokensOfRun = 9;

/** Splits rows into the cheapest batches: padding costs as much as a token. Results do not depend on batching. */
export function batchesOf<Row extends { readonly ids: readonly number[] }>(
  rows: readonly Row[],
): Batch<Row>[] {
  const sorted = rows.toSorted((a, b) => a.ids.length - b.ids.length);
  // Per number of rows: the least cost, and the start of the last batch.
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
