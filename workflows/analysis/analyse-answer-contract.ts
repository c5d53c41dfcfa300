export type AnalysisInput = (
  | { readonly attemptId: string }
  | { readonly sessionId: string; readonly uid: string }
) & {
  readonly userId?: string;
  readonly visitorId?: string;
  readonly correlationId: string;
};

export interface AnalysisActivities {
  /** Scores and records in one step, so that no content passes through Temporal's histories. */
  scoreAndRecord(answer: AnalysisInput): Promise<void>;
  failAnalysis(answer: AnalysisInput, reason: string): Promise<void>;
}
