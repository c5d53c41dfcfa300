/** Lets through at most `limit` calls of one key in a window of time. */
export interface RateLimit {
  /** Counts a call; false when the key has had its share. */
  take(key: string): boolean;
}

export interface RateLimitOptions {
  readonly limit: number;
  readonly windowMs: number;
  /** Milliseconds that only grow; the process's own clock by default. */
  readonly clock?: () => number;
}

const keyLimit = 50_000;

/**
 * A sliding window of two counters: the share that is left of the window before counts too, so that no burst of
 * twice the limit fits around its border. Kept in the process: each replica of the API counts for itself.
 */
export function createRateLimit({
  limit,
  windowMs,
  clock = () => performance.now(),
}: RateLimitOptions): RateLimit {
  let window = Math.floor(clock() / windowMs);
  let before = new Map<string, number>();
  let now = new Map<string, number>();
  return {
    take(key) {
      const time = clock() / windowMs;
      const current = Math.floor(time);
      if (current !== window) {
        before = current === window + 1 ? now : new Map();
        now = new Map();
        window = current;
      }
      const share = 1 - (time - current);
      const taken = (now.get(key) ?? 0) + (before.get(key) ?? 0) * share;
      if (taken + 1 > limit) return false;
      // A flood of made-up keys must not fill the memory; who was counted before stays counted.
      if (now.size >= keyLimit && !now.has(key)) return false;
      now.set(key, (now.get(key) ?? 0) + 1);
      return true;
    },
  };
}
