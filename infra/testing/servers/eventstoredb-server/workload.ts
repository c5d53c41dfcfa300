/** What a node has in hand, one after the other. */
export interface Workload {
  /** How many appends it was asked for, those that were asked again counted too. */
  readonly asked: number;
  add(work: () => void): void;
}

/** @param ms how long each append takes; at 0 each is done at once */
export function createWorkload(ms = 0): Workload {
  const waiting: (() => void)[] = [];
  let asked = 0;
  let isBusy = false;

  function next(): void {
    const work = waiting.shift();
    isBusy = work !== undefined;
    if (work)
      setTimeout(() => {
        work();
        next();
      }, ms).unref();
  }

  return {
    get asked() {
      return asked;
    },
    add(work) {
      asked += 1;
      if (ms === 0) return work();
      waiting.push(work);
      if (!isBusy) next();
    },
  };
}
