import { LRUCache } from 'lru-cache';
import { noWindow, waitFor, windowAt, type Window } from './sliding-window.ts';

export interface LimitUse {
  readonly key: string;
  readonly times: number;
  readonly windowMs: number;
  /** The part of `times` that one use takes, an integer; 1 by default. */
  readonly weight?: number;
}

/** Counts of this process that are not in the table yet; negative for returned ones. */
export interface UnsyncedCount {
  readonly key: string;
  readonly slot: number;
  readonly windowMs: number;
  taken: number;
}

/** The total of all processes. */
export type SyncedCount = Window & { readonly key: string };

/** This process's counts, and those of others as of the last sync. Evicts the least recently used key. */
export class Counts {
  readonly #windows = new LRUCache<string, Window>({ max: 100_000 });
  readonly #unsynced = new Map<string, UnsyncedCount>();

  /** Milliseconds until all uses are allowed; 0 for now. */
  wait(uses: readonly LimitUse[], now: number): number {
    const waits = uses.map(({ key, times, windowMs, weight = 1 }) =>
      // Tests for one use: the rest of a heavier one is subtracted from the limit.
      waitFor(this.windowOf(key, now, windowMs), times - (weight - 1), now, windowMs),
    );
    return Math.max(0, ...waits);
  }

  add(uses: readonly Omit<LimitUse, 'times'>[], now: number, sign: 1 | -1 = 1): void {
    for (const { key, windowMs, weight = 1 } of uses) {
      const count = sign * weight;
      const window = this.windowOf(key, now, windowMs);
      this.#windows.set(key, { ...window, taken: Math.max(0, window.taken + count) });
      const place = `${window.slot} ${key}`;
      const unsynced = this.#unsynced.get(place) ?? { key, slot: window.slot, windowMs, taken: 0 };
      unsynced.taken += count;
      this.#unsynced.set(place, unsynced);
    }
  }

  /** Takes the counts to sync, of these keys or all. */
  takeUnsynced(keys?: ReadonlySet<string>): UnsyncedCount[] {
    const chosen = [...this.#unsynced].filter(([, { key }]) => keys === undefined || keys.has(key));
    for (const [place] of chosen) this.#unsynced.delete(place);
    return chosen.map(([, unsynced]) => unsynced);
  }

  /** The sync failed. */
  putBack(unsynced: readonly UnsyncedCount[]): void {
    for (const one of unsynced) {
      const place = `${one.slot} ${one.key}`;
      const meanwhile = this.#unsynced.get(place);
      if (meanwhile) meanwhile.taken += one.taken;
      else this.#unsynced.set(place, one);
    }
  }

  /** Merges the table's counts with those made here meanwhile. */
  learn(synced: readonly SyncedCount[]): void {
    for (const { key, slot, taken, before } of synced) {
      const known = this.#windows.peek(key);
      if (known !== undefined && known.slot > slot) continue;
      const since = this.#unsynced.get(`${slot} ${key}`)?.taken ?? 0;
      this.#windows.set(key, { slot, taken: Math.max(0, taken + since), before });
    }
  }

  windowOf(key: string, now: number, windowMs: number): Window {
    return windowAt(this.#windows.get(key) ?? noWindow, now, windowMs);
  }
}
