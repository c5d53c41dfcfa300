/** The workflow's input, all of it from the event `MockTestStarted`. */
export interface MockTestInput {
  readonly sessionId: string;
  readonly userId: string;
  readonly correlationId: string;
  /** The history length at which the workflow continues as new; shorter in tests. */
  readonly longestHistory?: number;
}

/** When the clock needs attention again. */
export interface ClockWait {
  /** In milliseconds; absent for a submitted test. */
  readonly waitMs?: number;
}

export interface MockTestActivities {
  keepTime(test: MockTestInput): Promise<ClockWait>;
  recordResult(test: MockTestInput): Promise<{ readonly pendingScores: number; readonly waitMs: number }>;
}
