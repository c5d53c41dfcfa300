import type { Limits } from './limits.ts';

interface Unwritten {
  readonly rows: number;
  readonly events: number;
  /** Whether events have been read since the last write, of this projection or of others. */
  readonly hasMoved: boolean;
}

/** When the next write is due: in large batches while the projection catches up, soon after each event once it is live. */
export class WriteSchedule {
  isLive = false;
  readonly #limits: Limits;
  #writtenAt = performance.now();
  /** How long after a write the next one waits for more events, in milliseconds. */
  #restMs = 0;
  #isLiveWritten = false;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @param began when the write began, as `performance.now()` gives it */
  written(began: number): void {
    this.#writtenAt = performance.now();
    const { restForEachWrite, longestRestMs } = this.#limits;
    this.#restMs = Math.min((this.#writtenAt - began) * restForEachWrite, longestRestMs);
    this.#isLiveWritten = this.isLive;
  }

  patienceMs(unwritten: Unwritten): number {
    return Math.max(0, this.#waitMs(unwritten) - (performance.now() - this.#writtenAt));
  }

  isDue(unwritten: Unwritten): boolean {
    const { unwrittenRows, unwrittenEvents } = this.#limits;
    if (unwritten.rows >= unwrittenRows || unwritten.events >= unwrittenEvents) return true;
    return (this.isLive && !this.#isLiveWritten) || this.patienceMs(unwritten) === 0;
  }

  #waitMs({ events, hasMoved }: Unwritten): number {
    const { unwrittenMs, quietMs, heartbeatMs } = this.#limits;
    if (!this.isLive) return unwrittenMs;
    if (events > 0) return this.#restMs;
    return hasMoved ? quietMs : heartbeatMs;
  }
}
