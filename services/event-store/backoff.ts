import { setTimeout as delay } from 'node:timers/promises';

const firstMs = 50;
const longestMs = 5_000;

/** Waits between attempts: each time about twice as long, with chance so that processes do not knock together. */
export interface Backoff {
  /** Resolves early, without an error, when the signal is aborted. */
  wait(signal: AbortSignal): Promise<void>;
  reset(): void;
}

export function createBackoff(): Backoff {
  let next = firstMs;
  return {
    async wait(signal) {
      const ms = next * (0.5 + Math.random() / 2);
      next = Math.min(next * 2, longestMs);
      await pause(ms, signal);
    },
    reset() {
      next = firstMs;
    },
  };
}

/** Waits, or stops waiting when the signal is aborted. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
