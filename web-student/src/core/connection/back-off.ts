import { backOffMs } from '#domain/core/back-off.ts';

const times = { firstMs: 500, longestMs: 15_000 } as const;

/** Milliseconds to wait after this many consecutive failures, at most 15 s. */
export const retryDelayMs = (failures: number): number => backOffMs(failures, times, Math.random());
