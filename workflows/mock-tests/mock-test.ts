import { condition, defineSignal, proxyActivities, setHandler } from '@temporalio/workflow';
import type { MockTestActivities, MockTestInput } from './mock-test-input.ts';

const { endSection, submitTest, recordResult } = proxyActivities<MockTestActivities>({
  // A step is one command: what takes longer went down with its worker and is tried again, for as long as it takes.
  startToCloseTimeout: '5s',
  retry: { initialInterval: '100ms', backoffCoefficient: 2, maximumInterval: '5s' },
});

/** The student handed the test in. */
export const mockTestSubmitted = defineSignal('mockTestSubmitted');

/** Keeps a sitting's clock: ends its section at the deadline, hands the test in and records the result. */
export async function mockTest(test: MockTestInput): Promise<void> {
  let submitted = false;
  setHandler(mockTestSubmitted, () => {
    submitted = true;
  });
  if (!(await condition(() => submitted, millisecondsUntil(test.deadline)))) {
    await endSection(test);
    await submitTest(test);
  }
  await recordResult(test);
}

/** By the workflow's clock, which a replay gives again; at least 1, for 0 would cost two more entries in the history. */
function millisecondsUntil(deadline: string): number {
  return Math.max(1, Date.parse(deadline) - Date.now());
}
