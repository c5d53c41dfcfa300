import { LRUCache } from 'lru-cache';
import { noWindow, waitFor, windowAt, type Window } from './sliding-window.ts';

/** One limit of one caller. */
export interface LimitUse {
  readonly key: string;
  readonly times: number;
  readonly windowMs: number;
  /** How much of `times` one taking uses; 1 by default, a whole number. */
  readonly weight?: number;
}

/** What this process has counted and the table has not been told yet; negative for what was given back. */
export interface UnsyncedCount {
  readonly key: string;
  readonly slot: number;
  readonly windowMs: number;
  taken: number;
}

/** What all processes together have counted of a key. */
export type SyncedCount = Window & { readonly key: string };

/**
 * Counts of this process, and of the others as last told. The least recently used key is dropped, so floods keep no
 * other out.
 */
export class Counts {
  readonly #windows = new LRUCache<string, Window>({ max: 100_000 });
  readonly #untold = new Map<string, UnsyncedCount>();

  /** How long to wait, in milliseconds, before all of them may be taken; 0 for now. */
  wait(takings: readonly LimitUse[], now: number): number {
    const waits = takings.map(({ key, times, windowMs, weight = 1 }) =>
      // One more is what is asked for: the rest of a heavier taking is taken off the limit.
      waitFor(this.windowOf(key, now, windowMs), times - (weight - 1), now, windowMs),
    );
    return Math.max(0, ...waits);
  }

  /** Counts them; `sign` -1 gives them back. */
  add(takings: readonly Omit<LimitUse, 'times'>[], now: number, sign: 1 | -1 = 1): void {
    for (const { key, windowMs, weight = 1 } of takings) {
      const count = sign * weight;
      const window = this.windowOf(key, now, windowMs);
      this.#windows.set(key, { ...window, taken: Math.max(0, window.taken + count) });
      const place = `${window.slot} ${key}`;
      const untold = this.#untold.get(place) ?? { key, slot: window.slot, windowMs, taken: 0 };
      untold.taken += count;
      this.#untold.set(place, untold);
    }
  }

  /** Gives out what the table is to be told, of these keys or of all. */
  takeUntold(keys?: ReadonlySet<string>): UnsyncedCount[] {
    const chosen = [...this.#untold].filter(([, { key }]) => keys === undefined || keys.has(key));
    for (const [place] of chosen) this.#untold.delete(place);
    return chosen.map(([, untold]) => untold);
  }

  /** The table could not be told. */
  putBack(untold: readonly UnsyncedCount[]): void {
    for (const one of untold) {
      const place = `${one.slot} ${one.key}`;
      const meanwhile = this.#untold.get(place);
      if (meanwhile) meanwhile.taken += one.taken;
      else this.#untold.set(place, one);
    }
  }

  /** What the table has told, and what was counted here since it was asked. */
  learn(told: readonly SyncedCount[]): void {
    for (const { key, slot, taken, before } of told) {
      const known = this.#windows.peek(key);
      if (known !== undefined && known.slot > slot) continue;
      const since = this.#untold.get(`${slot} ${key}`)?.taken ?? 0;
      this.#windows.set(key, { slot, taken: Math.max(0, taken + since), before });
    }
  }

  /** What is known of a key at `now`. */
  windowOf(key: string, now: number, windowMs: number): Window {
    return windowAt(this.#windows.get(key) ?? noWindow, now, windowMs);
  }
}
