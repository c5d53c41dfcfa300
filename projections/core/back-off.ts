import { setTimeout as delay } from 'node:timers/promises';

/** Waits between attempts: each time about twice as long, with chance so that processes do not knock together. */
export interface BackOff {
  /** Resolves early, without an error, when the signal is aborted. */
  wait(signal: AbortSignal): Promise<void>;
  /** It succeeded: the next wait is a short one again. */
  reset(): void;
}

export interface BackOffOptions {
  /** Milliseconds. */
  readonly firstMs?: number;
  readonly longestMs?: number;
}

export function createBackOff({ firstMs = 50, longestMs = 5_000 }: BackOffOptions = {}): BackOff {
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

/** Waits so many milliseconds, or until the signal is aborted; never rejects. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
