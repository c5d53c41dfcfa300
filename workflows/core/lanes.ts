/** Parallel lanes, each in order, with a common progress. The first failure stops what has not begun. */
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
  const inHand: { readonly item: Item; isDone: boolean }[] = [];
  const running = new Set<Promise<void>>();
  const lanes = new Map<string, Promise<void>>();
  let failure: { readonly error: unknown } | undefined;
  let last: Item | undefined;
  let telling: Promise<void> | undefined;
  let cannotTell = false;

  const fail = (error: unknown) => {
    if (failure) return;
    failure = { error };
    onFailure();
  };
  const tell = async (): Promise<void> => {
    if (last === undefined) return;
    const item = last;
    last = undefined;
    await onDone(item);
    return tell();
  };
  const settle = () => {
    while (inHand[0]?.isDone) last = inHand.shift()?.item;
    if (last === undefined || telling || cannotTell) return;
    telling = tell()
      .catch((error: unknown) => {
        cannotTell = true;
        fail(error);
      })
      .finally(() => {
        telling = undefined;
        // Work done since the last look.
        settle();
      });
  };
  const untilTold = async (): Promise<void> => {
    if (!telling) return;
    await telling;
    return untilTold();
  };

  return {
    async add(lane, item) {
      const one = { item, isDone: false };
      inHand.push(one);
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
      return inHand.length === 0 && telling === undefined;
    },
    async end() {
      await Promise.all(running);
      await untilTold();
      if (failure) throw failure.error;
    },
  };
}
