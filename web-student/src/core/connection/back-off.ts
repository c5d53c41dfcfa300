import { backOffMs } from '#domain/core/back-off.ts';

const times = { firstMs: 500, longestMs: 15_000 } as const;

/** How long the browser waits after so many failures in a row, in milliseconds: up to a quarter of a minute. */
export const retryDelayMs = (failures: number): number => backOffMs(failures, times, Math.random());
