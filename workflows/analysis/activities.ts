import { ApplicationFailure } from '@temporalio/common';
import type { Journal } from '#domain/core/journal.ts';
import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';
import { recordAnalysisFailure, recordAnalysisScore } from '#services/practice/record-analysis.ts';
import { readWrittenAnswer } from '#services/practice/written-answer.ts';
import { contextOfStep } from '../core/command-context.ts';
import { isDefect, messageOf } from '../core/failure.ts';
import type { AnalysisActivities, AnalysisInput } from './analysis-input.ts';

export interface AnalysisDependencies {
  readonly journal: Journal;
  readonly analysis: WritingAnalysis;
  /** The server's time: ISO 8601, UTC. */
  readonly clock: () => string;
}

/** The steps of `analyseAnswer`. */
export function createAnalysisActivities({
  journal,
  analysis,
  clock,
}: AnalysisDependencies): AnalysisActivities {
  const contextOf = (answer: AnalysisInput, step: string) =>
    contextOfStep({ ...answer, name: `${answer.attemptId}/${step}`, at: clock() });
  return {
    async scoreAnswer(answer) {
      try {
        const written = await readWrittenAnswer(journal, answer);
        return written ? await analysis.score(written) : null;
      } catch (error) {
        // The same answer would meet the same defect again.
        if (isDefect(error)) throw ApplicationFailure.nonRetryable(messageOf(error), 'defect');
        throw error;
      }
    },
    async recordScore(answer, score) {
      const { scorer, scorerVersion } = score;
      const context = contextOf(answer, `${scorer}/${scorerVersion}`);
      const recorded = await recordAnalysisScore(journal, answer, score, context);
      if ('rejected' in recorded) throw ApplicationFailure.nonRetryable(recorded.rejected);
    },
    async failAnalysis(answer, reason) {
      const failed = await recordAnalysisFailure(journal, answer, reason, contextOf(answer, 'failure'));
      if ('rejected' in failed) throw ApplicationFailure.nonRetryable(failed.rejected);
    },
  };
}
