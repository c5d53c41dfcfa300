/** What the workflow of a sitting is started with; all of it stands in the event `MockTestStarted`. */
export interface MockTestInput {
  readonly sessionId: string;
  readonly userId: string;
  readonly correlationId: string;
  /** After how many entries of its history it goes on as a new run; a test of this sets it lower. */
  readonly longestHistory?: number;
}

/** What the clock of a sitting came to. */
export interface ClockWait {
  /** Until the clock has something to do again, in milliseconds; nothing for a test that is handed in. */
  readonly waitMs?: number;
}

export interface MockTestActivities {
  keepTime(test: MockTestInput): Promise<ClockWait>;
  /** For how many scores the result still waits, 0 once it is recorded, and after how long it is recorded without them. */
  recordResult(test: MockTestInput): Promise<{ readonly pendingScores: number; readonly waitMs: number }>;
}
