import { continueAsNew, proxyActivities, workflowInfo } from '@temporalio/workflow';
import type { RolloutActivities, RolloutInput, RolloutProgress } from './roll-out-scorers-contract.ts';

const retry = { initialInterval: '500ms', backoffCoefficient: 2, maximumInterval: '1 minute' } as const;
const { scoreAgain } = proxyActivities<RolloutActivities>({
  startToCloseTimeout: '30 minutes',
  // A silent step has lost its worker; the next one resumes after its last answer.
  heartbeatTimeout: '15s',
  retry,
});
const { finishRollout } = proxyActivities<RolloutActivities>({ startToCloseTimeout: '5s', retry });

const stepsInOneRun = 500;

/** Rescores stored answers with newer scorers in batches, and records the counts. */
export async function rollOutScorers(input: RolloutInput): Promise<void> {
  const most = input.stepsInOneRun ?? stepsInOneRun;
  let progress: RolloutProgress = input.from ?? { added: 0, changed: 0, failed: 0 };
  for (let steps = 1; ; steps += 1) {
    const step = await scoreAgain(input, progress);
    progress = step.progress;
    if (!step.hasMore) break;
    if (steps >= most || workflowInfo().continueAsNewSuggested)
      await continueAsNew<typeof rollOutScorers>({ ...input, from: progress });
  }
  const { added, changed, failed } = progress;
  await finishRollout(input, { added, changed, failed });
}
