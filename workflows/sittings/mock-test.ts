import {
  condition,
  continueAsNew,
  defineSignal,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { MockTestActivities, MockTestInput } from './mock-test-contract.ts';

const { keepTime, recordResult } = proxyActivities<MockTestActivities>({
  // A step is one command: if it takes longer, its worker is lost and the step is retried, without limit.
  startToCloseTimeout: '5s',
  retry: { initialInterval: '100ms', backoffCoefficient: 2, maximumInterval: '5s' },
});

/** A clock takes about fourteen entries, a score eight: far below 2,000 with the longest test's scores to come. */
const longestHistory = 1_000;

export const mockTestSubmitted = defineSignal('mockTestSubmitted');
export const mockTestMoved = defineSignal('mockTestMoved');
export const answerAnalysed = defineSignal('answerAnalysed');

/** Keeps a sitting's clocks, submits it at its end, and records the result once analyses are done or no longer awaited. */
export async function mockTest(test: MockTestInput): Promise<void> {
  let hasMoved = false;
  let hasNewScore = false;
  const move = () => {
    hasMoved = true;
  };
  setHandler(mockTestMoved, move);
  setHandler(mockTestSubmitted, move);
  setHandler(answerAnalysed, () => {
    hasNewScore = true;
  });

  for (;;) {
    hasMoved = false;
    const { waitMs } = await keepTime(test);
    if (waitMs === undefined) break;
    await condition(() => hasMoved, waitMs);
    // The sitting's events hold its state, so an unhandled signal loses nothing.
    if (workflowInfo().historyLength >= (test.longestHistory ?? longestHistory))
      await continueAsNew<typeof mockTest>(test);
  }

  for (;;) {
    hasNewScore = false;
    const { pendingScores, waitMs } = await recordResult(test);
    if (pendingScores === 0) return;
    await condition(() => hasNewScore, waitMs);
  }
}
