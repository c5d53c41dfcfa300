import type { Logger } from 'pino';

/** Work that goes on after its call was answered, so that the time of an answer tells nothing of what was found. */
export interface Background extends AsyncDisposable {
  /** Starts it; a failure is logged. @param what names the work in the log */
  run(what: string, work: () => Promise<unknown>): void;
}

/** Disposing waits for what was started. */
export function createBackground(log: Pick<Logger, 'error'>): Background {
  const running = new Set<Promise<unknown>>();
  return {
    run(what, work) {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => log.error({ err: error, what }, 'background work failed'))
        .finally(() => running.delete(done));
      running.add(done);
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(running);
    },
  };
}
