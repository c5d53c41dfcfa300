import { Worker } from 'node:worker_threads';
import { secondMs } from '#domain/core/durations.ts';
import type { ScorecardWord } from '#domain/results/read-scorecard.ts';

export interface ScorecardFile {
  readonly kind: 'screenshot' | 'pdf';
  readonly bytes: Uint8Array;
}

export type WordsFound = { readonly words: readonly ScorecardWord[] } | { readonly isNotValid: true };

/** A slower thread hangs on its input. */
const longestMs = 60 * secondMs;

/** One at a time: reading a picture takes 200 MB for some seconds. */
let last: Promise<unknown> = Promise.resolve();

/** Reads a scorecard in a thread, without writing to disk; fails after a minute or 512 MB. @throws Error if the reader is incomplete */
export function scorecardWords(file: ScorecardFile): Promise<WordsFound> {
  const reading = last.then(() => readInProcess(file));
  last = reading.catch(() => undefined);
  return reading;
}

async function readInProcess(file: ScorecardFile): Promise<WordsFound> {
  const worker = new Worker(new URL('./scorecard-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<WordsFound>((resolve, reject) => {
      const notValid = () => resolve({ isNotValid: true });
      timer = setTimeout(notValid, longestMs);
      worker.once('message', resolve);
      worker.once('error', (error) => (isOutOfMemory(error) ? notValid() : reject(error)));
      worker.once('exit', notValid);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
