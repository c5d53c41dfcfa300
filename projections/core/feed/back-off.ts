import { setTimeout as delay } from 'node:timers/promises';
import { backOffMs, type BackOffTimes } from '#domain/core/back-off.ts';

export interface BackOff {
  /** Resolves early, without an error, when the signal is aborted. */
  wait(signal: AbortSignal): Promise<void>;
  /** It succeeded: the next wait is a short one again. */
  reset(): void;
}

export function createBackOff({ firstMs = 50, longestMs = 5_000 }: Partial<BackOffTimes> = {}): BackOff {
  let failures = 0;
  return {
    async wait(signal) {
      failures += 1;
      await pause(backOffMs(failures, { firstMs, longestMs }, Math.random()), signal);
    },
    reset() {
      failures = 0;
    },
  };
}

/** Waits so many milliseconds, or until the signal is aborted; never rejects. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
