import { RetryState } from '@temporalio/common';
import { ActivityFailure, proxyActivities, sleep } from '@temporalio/workflow';
import type { AnalysisActivities, AnalysisInput } from './analyse-answer-contract.ts';

const { scoreAndRecord } = proxyActivities<AnalysisActivities>({
  // The student waits, so the analysis may take some minutes only.
  scheduleToCloseTimeout: '5 minutes',
  // A class's answers may wait in the queue; a lost worker is noticed by its heartbeat.
  heartbeatTimeout: '15s',
  retry: { initialInterval: '500ms', backoffCoefficient: 2, maximumInterval: '30s', maximumAttempts: 8 },
});
const { failAnalysis } = proxyActivities<AnalysisActivities>({
  // A step is one command: if it takes longer, its worker is lost and the step is retried, without limit.
  startToCloseTimeout: '5s',
  retry: { initialInterval: '100ms', backoffCoefficient: 2, maximumInterval: '5s' },
});

const noScore = 'The analysis gave no score.';

/** Pauses before retries. Answers in tests keep their chance for days; the result does not wait that long, see `resultWaits`. */
const pausesInTests = ['1m', '5m', '15m', '1h', '6h', '1d', '3d'] as const;

/** Scores an answer, or records the failure. */
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
      // A defect: the same answer would cause it again.
      if (pause === undefined || error.retryState === RetryState.NON_RETRYABLE_FAILURE) break;
    }
    await sleep(pause);
  }
  await failAnalysis(answer, noScore);
}
