import type { Limits } from './limits.ts';
import type { Checkpoints } from './tables/checkpoints.ts';

interface Unwritten {
  readonly rows: number;
  readonly events: number;
  /** Whether this projection or others have read events since the last write. */
  readonly hasMoved: boolean;
}

/** Schedules writes: large batches in catch-up, soon after each event once live. */
export class WriteSchedule {
  isLive = false;
  readonly #limits: Limits;
  readonly #checkpoints: Pick<Checkpoints, 'movedAt'>;
  #writtenAt = performance.now();
  /** The pause after a write to collect events, in milliseconds. */
  #restMs = 0;
  #isLiveWritten = false;

  constructor(limits: Limits, checkpoints: Pick<Checkpoints, 'movedAt'>) {
    this.#limits = limits;
    this.#checkpoints = checkpoints;
  }

  /** @param began when the write began, as `performance.now()` gives it */
  written(began: number): void {
    this.#writtenAt = performance.now();
    const { restForEachWrite, longestRestMs } = this.#limits;
    this.#restMs = Math.min((this.#writtenAt - began) * restForEachWrite, longestRestMs);
    this.#isLiveWritten = this.isLive;
  }

  patienceMs(unwritten: Unwritten): number {
    return Math.max(0, this.#dueAt(unwritten) - performance.now());
  }

  isDue(unwritten: Unwritten): boolean {
    const { unwrittenRows, unwrittenEvents } = this.#limits;
    if (unwritten.rows >= unwrittenRows || unwritten.events >= unwrittenEvents) return true;
    return (this.isLive && !this.#isLiveWritten) || this.patienceMs(unwritten) === 0;
  }

  #dueAt({ events, hasMoved }: Unwritten): number {
    const { unwrittenMs, quietMs, heartbeatMs } = this.#limits;
    if (!this.isLive) return this.#writtenAt + unwrittenMs;
    if (events > 0) return this.#writtenAt + this.#restMs;
    if (hasMoved) return this.#checkpoints.movedAt + quietMs;
    // At the same times for all projections, which then write together.
    return (Math.floor(this.#writtenAt / heartbeatMs) + 1) * heartbeatMs;
  }
}
