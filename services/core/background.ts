import type { Logger } from 'pino';

/** Runs work after a call was answered, so that response times reveal nothing. */
export interface Background extends AsyncDisposable {
  run(what: string, work: () => Promise<unknown>): void;
}

/** Disposing waits for started work. */
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
