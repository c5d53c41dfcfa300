import type { Score } from '#domain/scoring/score.ts';

/**
 * What the workflow of an answer is started with: an answer in practice, or one in a timed test. It stands in the
 * histories of workflows: what was given to earlier versions (practice alone, with what was asked beside the attempt)
 * has to be understood still.
 */
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
  /** Of workflows that were started before `scoreAndRecord`: the score that the analysis comes to; `null` where the answer was erased with its account. */
  scoreAnswer(answer: AnalysisInput): Promise<Score | null>;
  /** Of the same workflows. */
  recordScore(answer: AnalysisInput, score: Score): Promise<void>;
  failAnalysis(answer: AnalysisInput, reason: string): Promise<void>;
}
