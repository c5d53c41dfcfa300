/** A node's queue of work, processed in order. */
export interface Workload {
  /** The number of requested appends, including retries. */
  readonly asked: number;
  add(work: () => void): void;
}

/** @param ms the duration of each append; at 0 each completes immediately */
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
