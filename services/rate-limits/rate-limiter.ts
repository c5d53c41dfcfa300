import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { CountTable } from './count-table.ts';
import { Counts, type LimitUse, type SyncedCount, type UnsyncedCount } from './counts.ts';
import { waitFor } from './sliding-window.ts';

export interface RateLimiter extends AsyncDisposable {
  /**
   * Takes all or none. @returns ms to wait, 0 if taken. Local: n processes may exceed a limit by the calls of n - 1 in
   * a second.
   */
  take(uses: readonly LimitUse[]): number;
  /** Queries the table first, so that no call exceeds a limit. Counts locally while the table is unavailable. */
  takeExactly(uses: readonly LimitUse[]): Promise<number>;
  release(uses: readonly LimitUse[]): void;
  /** Syncs with the table; automatic every second. */
  exchange(): Promise<void>;
}

export interface RateLimiterOptions {
  readonly table: CountTable;
  readonly log: Pick<Logger, 'warn'>;
  readonly clock?: () => number;
  readonly exchangeMs?: number;
}

const sweepMs = 60_000;
const batch = 1_000;
/** A rejected caller stays rejected for this time without a query: a flood must not reach the table. */
const refusedMs = 1_000;

export function createRateLimiter({
  table,
  log,
  clock = Date.now,
  exchangeMs = 1_000,
}: RateLimiterOptions): RateLimiter {
  const counts = new Counts();
  const refused = new LRUCache<string, number>({ max: 10_000, ttl: refusedMs });
  let exchanging: Promise<void> | undefined;
  let swept = clock();

  /** Empty while the table is unavailable. */
  async function tell(unsynced: readonly UnsyncedCount[]): Promise<SyncedCount[]> {
    const synced: SyncedCount[] = [];
    for (let from = 0; from < unsynced.length; from += batch) {
      try {
        synced.push(...(await table.tell(unsynced.slice(from, from + batch))));
      } catch (error) {
        counts.putBack(unsynced.slice(from));
        log.warn({ err: error }, 'rate limits are not shared between processes; retrying');
        break;
      }
    }
    counts.learn(synced);
    return synced;
  }
  const exchange = () => {
    exchanging ??= tell(counts.takeUnsynced())
      .then(() => undefined)
      .finally(() => (exchanging = undefined));
    return exchanging;
  };
  const timer = setInterval(() => {
    void exchange();
    if (clock() - swept < sweepMs) return;
    swept = clock();
    table.sweep(swept).catch((error: unknown) => log.warn({ err: error }, 'could not delete old counts'));
  }, exchangeMs);
  timer.unref();

  return {
    take(uses) {
      const now = clock();
      const wait = counts.wait(uses, now);
      if (wait === 0) counts.add(uses, now);
      return wait;
    },
    async takeExactly(uses) {
      const now = clock();
      const again = uses.map(({ key }) => refused.get(key) ?? 0);
      if (Math.max(0, ...again) > now) return Math.max(...again) - now;
      counts.add(uses, now);
      const synced = await tell(counts.takeUnsynced(new Set(uses.map(({ key }) => key))));
      const waits = uses.map(({ key, times, windowMs }) => {
        const window = synced.find((one) => one.key === key) ?? counts.windowOf(key, now, windowMs);
        // The total includes this use.
        return { key, wait: waitFor(window, times + 1, now, windowMs) };
      });
      const longest = Math.max(0, ...waits.map(({ wait }) => wait));
      if (longest === 0) return 0;
      counts.add(uses, now, -1);
      for (const { key, wait } of waits) if (wait > 0) refused.set(key, now + wait);
      return longest;
    },
    release: (uses) => counts.add(uses, clock(), -1),
    exchange,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await exchanging;
      await exchange();
    },
  };
}
