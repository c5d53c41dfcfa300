import { setTimeout as delay } from 'node:timers/promises';
import { backOffMs, type BackOffTimes } from '#domain/core/back-off.ts';

export interface BackOff {
  wait(signal: AbortSignal): Promise<void>;
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

/** Resolves after a time or on abort; never rejects. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
