import { Piscina } from 'piscina';

export interface ReadingThread<Answer, Facts> extends AsyncDisposable {
  /** @throws Error where no facts can be had now: the thread dies twice, or takes longer than it may */
  read(answer: Answer): Promise<Facts>;
}

/** Opening takes some seconds, the queue before an answer some more; longer than this a thread hangs. */
const usualPatienceMs = 60_000;

/**
 * A thread, started by the first answer. One that dies is replaced and asked again once.
 * @param file a module whose default export reads
 * @param patienceMs the wait included
 */
export function createReadingThread<Answer, Facts>(
  file: URL,
  patienceMs = usualPatienceMs,
): ReadingThread<Answer, Facts> {
  let pool: Piscina<Answer, Facts> | undefined;
  const open = () =>
    new Piscina<Answer, Facts>({
      filename: file.href,
      minThreads: 1,
      maxThreads: 1,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
  async function readNow(answer: Answer, signal: AbortSignal): Promise<Facts> {
    pool ??= open();
    try {
      return await pool.run(answer, { signal });
    } catch (error) {
      if (signal.aborted) throw error;
    }
    try {
      return await pool.run(answer, { signal });
    } catch (error) {
      throw new Error('An answer cannot be read', { cause: error });
    }
  }
  // Of those that may be given up Piscina does not keep the order: it is given one after the other.
  let last: Promise<unknown> = Promise.resolve();
  return {
    read(answer) {
      const signal = AbortSignal.timeout(patienceMs);
      const facts = last.then(() => readNow(answer, signal));
      last = facts.catch(() => undefined);
      return facts;
    },
    async [Symbol.asyncDispose]() {
      // A thread that is ended within a model would take the process with it: what it reads is read to its end.
      await pool?.close({ force: true });
    },
  };
}
