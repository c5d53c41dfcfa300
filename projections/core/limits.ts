export interface Limits {
  /** The read-ahead, and the largest batch. */
  readonly inbox: number;
  /** Catch-up writes after this many changed rows, folded events, or time. */
  readonly unwrittenRows: number;
  readonly unwrittenEvents: number;
  readonly unwrittenMs: number;
  /** Once live, the next write waits this many times the last one's duration: lone events immediately, floods in batches. */
  readonly restForEachWrite: number;
  readonly longestRestMs: number;
  readonly memoryRows: number;
  /** The heartbeat interval of an idle owner's checkpoint. */
  readonly heartbeatMs: number;
  /** The minimum interval of checkpoints without rows, shared by a process's projections. */
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

/** Single events, to find the one that a table rejects. */
export const oneByOne: Partial<Limits> = { inbox: 1, unwrittenEvents: 1 };
