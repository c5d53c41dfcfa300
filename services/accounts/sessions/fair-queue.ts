/** Work that waits for one of few places, in turns between those who brought it. */
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

/** Serves callers in turn. When the queue is full, the caller with the most work gives way to one with less. */
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

  /** Takes away the newest turn of who has the most, if that is more than `than`. */
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
      // The place goes over from the one before, so that no other can come in between.
      else await turnOf(of);
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
