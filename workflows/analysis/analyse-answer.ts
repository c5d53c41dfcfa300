import { ActivityFailure, patched, proxyActivities } from '@temporalio/workflow';
import type { AnalysisActivities, AnalysisInput } from './analysis-input.ts';

const { scoreAndRecord, scoreAnswer } = proxyActivities<AnalysisActivities>({
  // The student waits: an analysis that does not answer for some minutes is given up.
  scheduleToCloseTimeout: '5 minutes',
  // Answers of a class that come all at once wait for each other; a worker that went down is heard of no more.
  heartbeatTimeout: '15s',
  retry: { initialInterval: '500ms', backoffCoefficient: 2, maximumInterval: '30s', maximumAttempts: 8 },
});
const { recordScore, failAnalysis } = proxyActivities<AnalysisActivities>({
  // A step is one command: what takes longer went down with its worker and is tried again, for as long as it takes.
  startToCloseTimeout: '5s',
  retry: { initialInterval: '100ms', backoffCoefficient: 2, maximumInterval: '5s' },
});

/** Gives an answer its score, or says that there is none to be had. */
export async function analyseAnswer(answer: AnalysisInput): Promise<void> {
  // Workflows that were started before go on as they began: with the score between two steps.
  const isOneStep = patched('score-and-record');
  let score = null;
  try {
    if (isOneStep) await scoreAndRecord(answer);
    else score = await scoreAnswer(answer);
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error;
    await failAnalysis(answer, 'The analysis did not come to a score.');
    return;
  }
  if (score !== null) await recordScore(answer, score);
}
