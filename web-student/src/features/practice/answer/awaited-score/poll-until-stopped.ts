import { retryDelayMs } from '#student/core/connection/back-off.ts';

/** Polls with growing pauses for up to `patienceMs`. @param ask must not reject @returns stops it */
export function pollUntilStopped(ask: () => Promise<unknown>, patienceMs: number): () => void {
  const startedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const wait = (asked: number) => {
    if (isStopped || performance.now() - startedAt >= patienceMs) return;
    // The first back-off pauses are meant for reconnecting and too short for work that takes seconds.
    timer = setTimeout(() => void ask().then(() => wait(asked + 1)), retryDelayMs(asked + 2));
  };
  wait(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
