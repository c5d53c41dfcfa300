import { Piscina } from 'piscina';

export interface ReadingThread<Answer, Facts> extends AsyncDisposable {
  /** @throws Error if the thread dies twice or takes too long */
  read(answer: Answer): Promise<Facts>;
}

interface Limits {
  /** Includes the time in the queue; opening a model takes some seconds. */
  readonly patienceMs?: number;
  /** Much longer than the patience, because terminating a thread inside a model crashes the process (`Napi::Error`). */
  readonly longestReadMs?: number;
}

/**
 * A thread, started by the first answer. If it dies, a new one retries the answer once.
 * @param file a module whose default export reads
 */
export function createReadingThread<Answer, Facts>(
  file: URL,
  { patienceMs = 60_000, longestReadMs = 600_000 }: Limits = {},
): ReadingThread<Answer, Facts> {
  let pool: Piscina<Answer, Facts> | undefined;
  const open = () =>
    new Piscina<Answer, Facts>({
      filename: file.href,
      minThreads: 1,
      maxThreads: 1,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
  async function readNow(answer: Answer, patience: AbortSignal): Promise<Facts> {
    patience.throwIfAborted();
    pool ??= open();
    const limit = AbortSignal.timeout(longestReadMs);
    try {
      return await pool.run(answer, { signal: limit });
    } catch (error) {
      if (limit.aborted) throw error;
    }
    try {
      return await pool.run(answer, { signal: limit });
    } catch (error) {
      throw new Error('An answer cannot be read', { cause: error });
    }
  }
  // Piscina does not keep the order of abortable tasks, so this passes them one by one.
  let last: Promise<unknown> = Promise.resolve();
  return {
    read(answer) {
      const patience = AbortSignal.timeout(patienceMs);
      const facts = last.then(() => readNow(answer, patience));
      last = facts.catch(() => undefined);
      return Promise.race([facts, endOf(patience)]);
    },
    async [Symbol.asyncDispose]() {
      // Let the task finish: terminating a thread inside a model crashes the process.
      await pool?.close({ force: true });
    },
  };
}

function endOf(patience: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  patience.addEventListener('abort', () => reject(patience.reason as Error), { once: true });
  return promise;
}
