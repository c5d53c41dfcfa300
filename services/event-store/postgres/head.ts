/** The position of the last known event, with its waiters. */
export interface Head {
  readonly position: number | undefined;
  advance(position: number): void;
  /** Resolves when the head is beyond the position, or either signal is aborted. */
  beyond(position: number, signal: AbortSignal): Promise<void>;
  wake(): void;
}

export function createHead(closing: AbortSignal): Head {
  let head: number | undefined;
  let waiting = new Set<() => void>();

  function wake(): void {
    const woken = waiting;
    waiting = new Set();
    for (const resolve of woken) resolve();
  }

  return {
    get position() {
      return head;
    },
    advance(position) {
      head = position;
      wake();
    },
    async beyond(position, signal) {
      const isOver = () => (head ?? 0) > position || signal.aborted || closing.aborted;
      while (!isOver()) {
        await new Promise<void>((resolve) => {
          const done = () => {
            waiting.delete(done);
            signal.removeEventListener('abort', done);
            resolve();
          };
          waiting.add(done);
          signal.addEventListener('abort', done);
        });
      }
    },
    wake,
  };
}
