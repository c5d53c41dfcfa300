/** What the workflow of a sitting is started with; all of it stands in the event `MockTestStarted`. */
export interface MockTestInput {
  readonly sessionId: string;
  readonly userId: string;
  /** ISO 8601, UTC. */
  readonly deadline: string;
  readonly correlationId: string;
}

/** The steps at the end of a sitting, each a command that may be given again. */
export interface MockTestActivities {
  endSection(test: MockTestInput): Promise<void>;
  submitTest(test: MockTestInput): Promise<void>;
  /** Tells for how many scores the result still waits; 0 is a recorded result. */
  recordResult(test: MockTestInput): Promise<{ readonly pendingScores: number } | undefined>;
}
