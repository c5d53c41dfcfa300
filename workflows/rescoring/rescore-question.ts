import { ApplicationFailure, proxyActivities, sleep } from '@temporalio/workflow';
import type { RescoringActivities, RescoringInput } from './rescoring-input.ts';

const retry = { initialInterval: '100ms', backoffCoefficient: 2, maximumInterval: '5s' } as const;
const { untilSeen, untilCaughtUp } = proxyActivities<RescoringActivities>({
  startToCloseTimeout: '5s',
  retry,
});
const { rescoreAttempts, rescoreSittings } = proxyActivities<RescoringActivities>({
  startToCloseTimeout: '2 minutes',
  // An activity that is silent for so long went down with its worker; the next one goes on where it was.
  heartbeatTimeout: '5s',
  retry,
});

/**
 * Gives every attempt and every sitting that was scored by an older key a second score, and again after a while for
 * the answers that were on their way. @throws ApplicationFailure for someone to look at, when all others have theirs
 */
export async function rescoreQuestion(input: RescoringInput): Promise<void> {
  await untilSeen(input);
  await rescoreAll(input);
  await sleep('5s');
  await untilCaughtUp();
  const failed = await rescoreAll(input);
  if (failed === 0) return;
  throw ApplicationFailure.nonRetryable(`${failed} answers to ${input.uid} could not be scored again`);
}

/** Gives how many could not be scored again. */
async function rescoreAll(input: RescoringInput): Promise<number> {
  let failed = 0;
  for (const rescore of [rescoreAttempts, rescoreSittings]) {
    for (let after: string | undefined; ;) {
      const progress = await rescore(input, after);
      failed += progress.failed;
      after = progress.after;
      if (after === undefined) break;
    }
  }
  return failed;
}
