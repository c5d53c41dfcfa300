export interface Downtime {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Merges overlapping or adjacent stretches, in order. */
export function joined(stretches: readonly Downtime[]): Downtime[] {
  const all: Downtime[] = [];
  for (const next of stretches.toSorted((one, other) => one.fromMs - other.fromMs)) {
    const last = all.at(-1);
    if (last && next.fromMs <= last.untilMs)
      all.splice(-1, 1, { ...last, untilMs: Math.max(last.untilMs, next.untilMs) });
    else all.push(next);
  }
  return all;
}

/**
 * When no worker could end a section: from each kill of a needed part to its return, and from the worker's kill or
 * loss of Temporal until it ran again.
 * @param backs returns, with their times
 * @param workerRuns starts of a worker
 */
export function workerDowntimes(
  kills: readonly { readonly part: string; readonly killedMs: number }[],
  backs: readonly { readonly part: string; readonly atMs: number }[],
  workerRuns: readonly number[],
): Downtime[] {
  const needed = kills.filter(({ part }) => part !== 'api' && part !== 'projections');
  return joined(
    needed.map(({ part, killedMs }) => {
      const back = backs.find((one) => one.part === part && one.atMs >= killedMs)?.atMs ?? killedMs;
      const isOfWorker = part === 'workflows' || part === 'Temporal';
      const runs = isOfWorker ? workerRuns.find((atMs) => atMs >= killedMs) : undefined;
      return { fromMs: killedMs, untilMs: Math.max(back, runs ?? back) };
    }),
  );
}
