import { RetryState } from '@temporalio/common';
import { ActivityFailure, proxyActivities, sleep } from '@temporalio/workflow';
import type { AnalysisActivities, AnalysisInput } from './analysis-input.ts';

const { scoreAndRecord } = proxyActivities<AnalysisActivities>({
  // The student waits: an analysis that does not answer for some minutes is given up.
  scheduleToCloseTimeout: '5 minutes',
  // Answers of a class that come all at once wait for each other; a worker that went down is heard of no more.
  heartbeatTimeout: '15s',
  retry: { initialInterval: '500ms', backoffCoefficient: 2, maximumInterval: '30s', maximumAttempts: 8 },
});
const { failAnalysis } = proxyActivities<AnalysisActivities>({
  // A step is one command: what takes longer went down with its worker and is tried again, for as long as it takes.
  startToCloseTimeout: '5s',
  retry: { initialInterval: '100ms', backoffCoefficient: 2, maximumInterval: '5s' },
});

const noScore = 'The analysis gave no score.';

/**
 * Pauses before retries. Answers in tests keep their chance for days; the result does not wait that long, see
 * `resultWaits`.
 */
const pausesInTests = ['1m', '5m', '15m', '1h', '6h', '1d', '3d'] as const;

/** Gives an answer its score, or says that there is none to be had. */
export async function analyseAnswer(answer: AnalysisInput): Promise<void> {
  if ('sessionId' in answer) return analyseInTest(answer);
  try {
    await scoreAndRecord(answer);
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error;
    await failAnalysis(answer, noScore);
  }
}

async function analyseInTest(answer: AnalysisInput): Promise<void> {
  for (const pause of [...pausesInTests, undefined]) {
    try {
      await scoreAndRecord(answer);
      return;
    } catch (error) {
      if (!(error instanceof ActivityFailure)) throw error;
      // A defect: the same answer would meet it again.
      if (pause === undefined || error.retryState === RetryState.NON_RETRYABLE_FAILURE) break;
    }
    await sleep(pause);
  }
  await failAnalysis(answer, noScore);
}
