import {
  ApplicationFailure,
  continueAsNew,
  proxyActivities,
  sleep,
  workflowInfo,
} from '@temporalio/workflow';
import type { RescoringActivities, RescoringInput, RescoringPlace } from './rescoring-input.ts';

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
const lists = { attempts: rescoreAttempts, sittings: rescoreSittings } as const;

/** A step adds about five history entries; after so many, or when Temporal says so, the workflow continues as new. */
const stepsInOneRun = 500;

/**
 * Rescores all attempts and sittings, and again after a while for late answers.
 * @throws ApplicationFailure, for someone to look at, when the others are done
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
      // In the second round all had another chance: what failed in it has failed.
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

/** Where to go on: in the same list, in the other one, in the second round, or nowhere. */
function nextOf(
  { round, list }: RescoringPlace,
  after: string | undefined,
  failed: number,
): RescoringPlace | undefined {
  if (after !== undefined) return { round, list, failed, after };
  if (list === 'attempts') return { round, list: 'sittings', failed };
  return round === 1 ? { round: 2, list: 'attempts', failed: 0 } : undefined;
}
