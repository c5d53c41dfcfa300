import type { Score } from '#domain/scoring/score.ts';

/** What the workflow of an answer is started with; all of it stands in the event `AnswerSubmitted`. */
export interface AnalysisInput {
  readonly attemptId: string;
  readonly uid: string;
  readonly revision: number;
  /** Whose answer it is. */
  readonly userId?: string;
  readonly visitorId?: string;
  readonly correlationId: string;
}

/** The steps of `analyseAnswer`, each of which may be done again. */
export interface AnalysisActivities {
  /** The score that the analysis comes to; `null` where the answer was erased with its account. */
  scoreAnswer(answer: AnalysisInput): Promise<Score | null>;
  recordScore(answer: AnalysisInput, score: Score): Promise<void>;
  failAnalysis(answer: AnalysisInput, reason: string): Promise<void>;
}
