import { condition, defineSignal, proxyActivities, setHandler } from '@temporalio/workflow';
import type { MockTestActivities, MockTestInput } from './mock-test-input.ts';

const { endSection, submitTest, recordResult } = proxyActivities<MockTestActivities>({
  // A step is one command: what takes longer went down with its worker and is tried again, for as long as it takes.
  startToCloseTimeout: '5s',
  retry: { initialInterval: '100ms', backoffCoefficient: 2, maximumInterval: '5s' },
});

/** The student handed the test in. */
export const mockTestSubmitted = defineSignal('mockTestSubmitted');
/** An analysis of one of its answers came to its end. */
export const answerAnalysed = defineSignal('answerAnalysed');

/**
 * Keeps a sitting's clock: ends its section at the deadline, hands the test in and records the result, once the last
 * analysis has come to its end.
 */
export async function mockTest(test: MockTestInput): Promise<void> {
  let submitted = false;
  let analysed = 0;
  setHandler(mockTestSubmitted, () => {
    submitted = true;
  });
  setHandler(answerAnalysed, () => {
    analysed += 1;
  });
  if (!(await condition(() => submitted, millisecondsUntil(test.deadline)))) {
    await endSection(test);
    await submitTest(test);
  }
  for (;;) {
    const seen = analysed;
    const outcome = await recordResult(test);
    // The step told nothing before there were scores to wait for: histories of then end here.
    if (!outcome || outcome.pendingScores === 0) return;
    await condition(() => analysed > seen);
  }
}

/** By the workflow's clock, which a replay gives again; at least 1, for 0 would cost two more entries in the history. */
function millisecondsUntil(deadline: string): number {
  return Math.max(1, Date.parse(deadline) - Date.now());
}
