import { Worker } from 'node:worker_threads';
import { secondMs } from '#domain/core/durations.ts';
import type { ScorecardWord } from '#domain/results/read-scorecard.ts';

export interface ScorecardFile {
  readonly kind: 'screenshot' | 'pdf';
  readonly bytes: Uint8Array;
}

export type WordsFound = { readonly words: readonly ScorecardWord[] } | { readonly isNotValid: true };

/** A thread that takes longer hangs on what it was given. */
const longestMs = 60 * secondMs;

/** One after another: reading a picture takes 200 MB for some seconds. */
let last: Promise<unknown> = Promise.resolve();

/**
 * The words of a scorecard, read in a thread of its own that ends with it; nothing of the file is written anywhere.
 * What cannot be read, not in a minute or not within 512 MB, is not valid.
 * @throws Error where a part of the reader is missing
 */
export function scorecardWords(file: ScorecardFile): Promise<WordsFound> {
  const reading = last.then(() => readApart(file));
  last = reading.catch(() => undefined);
  return reading;
}

async function readApart(file: ScorecardFile): Promise<WordsFound> {
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
