export interface Limits {
  /** Events that are read ahead, and the most that are folded at once. */
  readonly inbox: number;
  /** In catch-up, rows are written when so many have changed, so many events were folded, or time has passed. */
  readonly unwrittenRows: number;
  readonly unwrittenEvents: number;
  readonly unwrittenMs: number;
  /**
   * Once live, the next write waits this many times the last one's duration: lone events at once, floods in batches.
   */
  readonly restForEachWrite: number;
  readonly longestRestMs: number;
  /** Rows kept in memory. */
  readonly memoryRows: number;
  /** When all is quiet the checkpoint is written so often, which tells that its owner lives. */
  readonly heartbeatMs: number;
  /** Checkpoints without rows are written at most so often, those of all projections of a process together. */
  readonly quietMs: number;
}

export const defaultLimits: Limits = {
  inbox: 5000,
  unwrittenRows: 10_000,
  unwrittenEvents: 100_000,
  unwrittenMs: 1000,
  restForEachWrite: 4,
  longestRestMs: 150,
  memoryRows: 100_000,
  heartbeatMs: 1000,
  quietMs: 50,
};

/** Every event on its own, to find the one that a table refuses. */
export const oneByOne: Partial<Limits> = { inbox: 1, unwrittenEvents: 1 };
