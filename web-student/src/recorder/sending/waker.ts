/**
 * Lets uploads wait for news. By the count of `wake` calls, a waiter notices one that it missed since its last check.
 */
export function createWaker() {
  let count = 0;
  const waiting = new Set<() => void>();
  return {
    count: () => count,
    /** @param seen the count at the last check @param afterMs wakes by itself after this many milliseconds */
    wait(seen: number, afterMs?: number): Promise<void> {
      if (count !== seen) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = afterMs === undefined ? undefined : setTimeout(resolve, afterMs);
      waiting.add(resolve);
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(resolve);
      });
    },
    wake() {
      count += 1;
      for (const resolve of waiting) resolve();
    },
  };
}
