import { Piscina } from 'piscina';

export interface ReadingThread<Answer, Facts> extends AsyncDisposable {
  /** @throws Error where no facts can be had now: the thread dies twice, or takes longer than it may */
  read(answer: Answer): Promise<Facts>;
}

interface Limits {
  /** How long an answer waits for its facts, the queue before it included: opening takes some seconds. */
  readonly patienceMs?: number;
  /**
   * How long a thread may read one answer before it is ended. Much longer than the patience: a thread that is ended
   * within a model takes the process with it (`Napi::Error`), so that a busy machine must not look like a hanging thread.
   */
  readonly longestReadMs?: number;
}

/**
 * A thread, started by the first answer. One that dies is replaced and asked again once.
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
  // Of those that may be given up Piscina does not keep the order: it is given one after the other.
  let last: Promise<unknown> = Promise.resolve();
  return {
    read(answer) {
      const patience = AbortSignal.timeout(patienceMs);
      const facts = last.then(() => readNow(answer, patience));
      last = facts.catch(() => undefined);
      return Promise.race([facts, endOf(patience)]);
    },
    async [Symbol.asyncDispose]() {
      // A thread that is ended within a model would take the process with it: what it reads is read to its end.
      await pool?.close({ force: true });
    },
  };
}

/** Fails when the patience ends. */
function endOf(patience: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  patience.addEventListener('abort', () => reject(patience.reason as Error), { once: true });
  return promise;
}
