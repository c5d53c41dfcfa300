import { activityInfo, heartbeat } from '@temporalio/activity';
import { Defect } from '#domain/core/defect.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { FindAnswer } from '#services/analysis/scorable-answer.ts';
import { scoreBy, type Analyses } from '#services/analysis/answer-to-score.ts';
import { CrashedReading } from '#services/analysis/embedded/reading-process.ts';
import { withHeartbeat } from '../core/with-heartbeat.ts';
import { contextOfStep } from '../core/command-context.ts';
import { givingUpDefects } from '../core/failure.ts';
import type { AnalysisActivities, AnalysisInput } from './analyse-answer-contract.ts';

export interface AnalysisDependencies {
  readonly findAnswer: FindAnswer;
  readonly analyses: Analyses;
  readonly clock: () => Instant;
  /** Called for an answer that crashes the analysis repeatedly and is set aside. */
  readonly onCrash?: (answer: string, error: Error) => void;
}

const nameOf = (answer: AnalysisInput) =>
  'sessionId' in answer ? `${answer.sessionId}/${answer.uid}` : answer.attemptId;

/** The steps of `analyseAnswer`. Defects are not retried: the same answer would cause them again. */
export function createAnalysisActivities(dependencies: AnalysisDependencies): AnalysisActivities {
  const { findAnswer, analyses, clock, onCrash } = dependencies;
  const contextOf = (answer: AnalysisInput, step: string) =>
    contextOfStep({ ...answer, name: `${nameOf(answer)}/${step}`, at: clock() });
  const reportCrash = (answer: AnalysisInput) => (error: unknown) => {
    if (error instanceof Defect && error.cause instanceof CrashedReading) onCrash?.(nameOf(answer), error);
    throw error;
  };
  return {
    scoreAndRecord: givingUpDefects(async (answer) => {
      const analysed = findAnswer(answer);
      const given = await analysed.read();
      if (!given) return;
      const scoring = withHeartbeat(heartbeat, () => scoreBy(analyses, given, activityInfo().attempt));
      const score = await scoring.catch(reportCrash(answer));
      const context = contextOf(answer, `${score.scorer}/${score.scorerVersion}`);
      const recorded = await analysed.recordScore(score, context);
      if ('rejected' in recorded) throw new Defect(`The score was rejected: ${recorded.rejected}`);
    }),
    failAnalysis: givingUpDefects(async (answer, reason) => {
      const context = contextOf(answer, 'failure');
      const failed = await findAnswer(answer).recordFailure(reason, context);
      if ('rejected' in failed) throw new Defect(`The failure was rejected: ${failed.rejected}`);
    }),
  };
}
