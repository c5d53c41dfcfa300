import {
  ApplicationFailure,
  continueAsNew,
  proxyActivities,
  sleep,
  workflowInfo,
} from '@temporalio/workflow';
import type { RescoringActivities, RescoringInput, RescoringPlace } from './rescore-question-contract.ts';

const retry = { initialInterval: '100ms', backoffCoefficient: 2, maximumInterval: '5s' } as const;
const { untilSeen, untilCaughtUp } = proxyActivities<RescoringActivities>({
  startToCloseTimeout: '5s',
  retry,
});
const { rescoreAttempts, rescoreSittings } = proxyActivities<RescoringActivities>({
  startToCloseTimeout: '2 minutes',
  // A silent activity has lost its worker; the next one resumes.
  heartbeatTimeout: '5s',
  retry,
});
const lists = { attempts: rescoreAttempts, sittings: rescoreSittings } as const;

/** A step adds about five history entries; after this many, or at Temporal's suggestion, the workflow continues as new. */
const stepsInOneRun = 500;

/**
 * Rescores all attempts and sittings, and again after a while for late answers.
 * @throws ApplicationFailure after the others are done, for a person's attention
 */
export async function rescoreQuestion(input: RescoringInput): Promise<void> {
  const { from, ...question } = input;
  const most = input.stepsInOneRun ?? stepsInOneRun;
  let place: RescoringPlace = from ?? { round: 1, list: 'attempts', failed: 0 };
  if (!from) await untilSeen(question);
  for (let steps = 1; ; steps += 1) {
    const { after, failed } = await lists[place.list](question, place.after);
    const next = nextOf(place, after, place.failed + failed);
    if (next === undefined) {
      // The second round was a retry for all: its failures are final.
      if (place.failed + failed === 0) return;
      throw ApplicationFailure.nonRetryable(
        `${place.failed + failed} answers to ${input.uid} could not be scored again`,
      );
    }
    if (next.round > place.round) {
      await sleep('5s');
      await untilCaughtUp();
    }
    place = next;
    if (steps >= most || workflowInfo().continueAsNewSuggested)
      await continueAsNew<typeof rescoreQuestion>({ ...input, from: place });
  }
}

/** The next place: in the same list, the other one, the second round, or none. */
function nextOf(
  { round, list }: RescoringPlace,
  after: string | undefined,
  failed: number,
): RescoringPlace | undefined {
  if (after !== undefined) return { round, list, failed, after };
  if (list === 'attempts') return { round, list: 'sittings', failed };
  return round === 1 ? { round: 2, list: 'attempts', failed: 0 } : undefined;
}
