/** Schedules work in limited places, in turns between its owners. */
export interface FairQueue {
  run<Value>(of: string, work: () => Promise<Value>): Promise<Value>;
}

export interface FairQueueOptions {
  readonly places: number;
  readonly waitingEach: number;
  readonly waitingAll: number;
}

export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

type Turn = { readonly start: () => void; readonly refuse: () => void };

/** Serves owners in turn. When the queue is full, the owner with the most work loses its newest. */
export function createFairQueue({ places, waitingEach, waitingAll }: FairQueueOptions): FairQueue {
  let running = 0;
  let waiting = 0;
  const lines = new Map<string, Turn[]>();

  function next(): void {
    const [first] = lines;
    if (!first) {
      running -= 1;
      return;
    }
    const [of, line] = first;
    const turn = line.shift();
    lines.delete(of);
    if (line.length > 0) lines.set(of, line);
    waiting -= 1;
    turn?.start();
  }

  /** Drops the newest entry of the owner with the most, if it has more than `than`. */
  function makeRoom(than: number): boolean {
    const [longest] = [...lines].toSorted(([, one], [, other]) => other.length - one.length);
    if (!longest || longest[1].length <= than) return false;
    const turn = longest[1].pop();
    if (longest[1].length === 0) lines.delete(longest[0]);
    waiting -= 1;
    turn?.refuse();
    return true;
  }

  function turnOf(of: string): Promise<void> {
    const line = lines.get(of) ?? [];
    if (line.length >= waitingEach) throw new QueueFull('too much of one waits');
    if (waiting >= waitingAll && !makeRoom(line.length + 1)) throw new QueueFull('too much waits');
    return new Promise((resolve, reject) => {
      line.push({ start: resolve, refuse: () => reject(new QueueFull('others have less')) });
      lines.set(of, line);
      waiting += 1;
    });
  }

  return {
    async run(of, work) {
      if (running < places) running += 1;
      // The place passes directly to the next, so that no other call gets in between.
      else await turnOf(of);
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
