/** What the workflow of a sitting is started with; all of it stands in the event `MockTestStarted`. */
export interface MockTestInput {
  readonly sessionId: string;
  readonly userId: string;
  readonly correlationId: string;
  /** ISO 8601, UTC; of sittings that had one clock, while the workflow knew its end from the start. */
  readonly deadline?: string;
  /** After how many entries of its history it goes on as a new run; a test of this sets it lower. */
  readonly longestHistory?: number;
}

/** What the clock of a sitting came to. */
export interface TimeKept {
  /** Until the clock has something to do again, in milliseconds; nothing for a test that is handed in. */
  readonly waitMs?: number;
}

/** The steps of a sitting, each a command that may be given again. */
export interface MockTestActivities {
  keepTime(test: MockTestInput): Promise<TimeKept>;
  /**
   * Tells for how many scores the result still waits; 0 is a recorded result. It is recorded without them `waitMs`
   * later, in milliseconds; it was not always so.
   */
  recordResult(
    test: MockTestInput,
  ): Promise<{ readonly pendingScores: number; readonly waitMs?: number } | undefined>;
  /** Of sittings that began while the workflow ended their section and handed in by two steps. */
  endSection(test: MockTestInput): Promise<void>;
  submitTest(test: MockTestInput): Promise<void>;
}
