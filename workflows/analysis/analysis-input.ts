/** What the workflow of an answer is started with: an answer in practice, or one in a timed test. */
export type AnalysisInput = (
  | { readonly attemptId: string }
  | { readonly sessionId: string; readonly uid: string }
) & {
  /** Whose answer it is. */
  readonly userId?: string;
  readonly visitorId?: string;
  readonly correlationId: string;
};

/** The steps of `analyseAnswer`, each of which may be done again. */
export interface AnalysisActivities {
  /** Finds the score and records it in one step, so that nothing of it passes through Temporal's histories. */
  scoreAndRecord(answer: AnalysisInput): Promise<void>;
  failAnalysis(answer: AnalysisInput, reason: string): Promise<void>;
}
