import { activityInfo, heartbeat } from '@temporalio/activity';
import { Defect } from '#domain/core/defect.ts';
import type { Score } from '#domain/scoring/score.ts';
import { analysedAnswer, type AnswerDependencies } from '#services/analysis/analysed-answer.ts';
import { scoreBy, type Analyses } from '#services/analysis/answer-to-score.ts';
import { beating } from '../core/beating.ts';
import { contextOfStep } from '../core/command-context.ts';
import { givingUpDefects } from '../core/failure.ts';
import type { AnalysisActivities, AnalysisInput } from './analysis-input.ts';

export interface AnalysisDependencies extends AnswerDependencies {
  readonly analyses: Analyses;
  /** The server's time: ISO 8601, UTC. */
  readonly clock: () => string;
}

/** Names the answer among all that are analysed. */
const nameOf = (answer: AnalysisInput) =>
  'sessionId' in answer ? `${answer.sessionId}/${answer.uid}` : answer.attemptId;

/** The steps of `analyseAnswer`. A defect is given up: the same answer would meet it again. */
export function createAnalysisActivities(dependencies: AnalysisDependencies): AnalysisActivities {
  const { analyses, clock } = dependencies;
  const contextOf = (answer: AnalysisInput, step: string) =>
    contextOfStep({ ...answer, name: `${nameOf(answer)}/${step}`, at: clock() });
  const score = async (answer: AnalysisInput): Promise<Score | null> => {
    const given = await analysedAnswer(dependencies, answer).read();
    if (!given) return null;
    return beating(heartbeat, () => scoreBy(analyses, given, activityInfo().attempt));
  };
  const record = async (answer: AnalysisInput, found: Score): Promise<void> => {
    const context = contextOf(answer, `${found.scorer}/${found.scorerVersion}`);
    const recorded = await analysedAnswer(dependencies, answer).recordScore(found, context);
    if ('rejected' in recorded) throw new Defect(`The score was rejected: ${recorded.rejected}`);
  };
  return {
    scoreAnswer: givingUpDefects(score),
    scoreAndRecord: givingUpDefects(async (answer) => {
      const found = await score(answer);
      if (found !== null) await record(answer, found);
    }),
    recordScore: givingUpDefects(record),
    failAnalysis: givingUpDefects(async (answer, reason) => {
      const context = contextOf(answer, 'failure');
      const failed = await analysedAnswer(dependencies, answer).recordFailure(reason, context);
      if ('rejected' in failed) throw new Defect(`The failure was rejected: ${failed.rejected}`);
    }),
  };
}
