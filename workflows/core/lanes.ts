/** Parallel lanes, each in order, with a common progress. The first failure stops items that have not begun. */
export interface Lanes<Item> {
  /** Settles once there is capacity. */
  add(lane: string, item: Item): Promise<void>;
  readonly isEmpty: boolean;
  /** Settles once nothing is running. @throws the first failure */
  end(): Promise<void>;
}

/**
 * @param atOnce 1 is sequential
 * @param work returns false if it was given up
 * @param onDone the last item up to which all is done; may skip
 * @param onFailure once, at the first failure
 */
export function openLanes<Item>(
  atOnce: number,
  work: (item: Item) => Promise<boolean>,
  onDone: (item: Item) => Promise<void>,
  onFailure: () => void,
): Lanes<Item> {
  const pending: { readonly item: Item; isDone: boolean }[] = [];
  const running = new Set<Promise<void>>();
  const lanes = new Map<string, Promise<void>>();
  let failure: { readonly error: unknown } | undefined;
  let last: Item | undefined;
  let reporting: Promise<void> | undefined;
  let hasReportFailed = false;

  const fail = (error: unknown) => {
    if (failure) return;
    failure = { error };
    onFailure();
  };
  const report = async (): Promise<void> => {
    if (last === undefined) return;
    const item = last;
    last = undefined;
    await onDone(item);
    return report();
  };
  const settle = () => {
    while (pending[0]?.isDone) last = pending.shift()?.item;
    if (last === undefined || reporting || hasReportFailed) return;
    reporting = report()
      .catch((error: unknown) => {
        hasReportFailed = true;
        fail(error);
      })
      .finally(() => {
        reporting = undefined;
        // Reports the items finished meanwhile.
        settle();
      });
  };
  const untilReported = async (): Promise<void> => {
    if (!reporting) return;
    await reporting;
    return untilReported();
  };

  return {
    async add(lane, item) {
      const one = { item, isDone: false };
      pending.push(one);
      const run = async () => {
        if (failure) return;
        try {
          one.isDone = await work(item);
          settle();
        } catch (error) {
          fail(error);
        }
      };
      const task = (lanes.get(lane) ?? Promise.resolve()).then(run);
      lanes.set(lane, task);
      running.add(task);
      void task.finally(() => {
        running.delete(task);
        if (lanes.get(lane) === task) lanes.delete(lane);
      });
      while (running.size >= atOnce) await Promise.race(running);
    },
    get isEmpty() {
      return pending.length === 0 && reporting === undefined;
    },
    async end() {
      await Promise.all(running);
      await untilReported();
      if (failure) throw failure.error;
    },
  };
}
