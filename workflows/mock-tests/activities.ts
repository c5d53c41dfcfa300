import { ApplicationFailure } from '@temporalio/common';
import {
  endMockTestSection,
  recordMockTestResult,
  submitMockTest,
  type SittingDependencies,
  type MockTestOutcome,
} from '#services/mock-tests/commands.ts';
import { pendingScores } from '#domain/mock-tests/mock-test-scores.ts';
import { contextOfStep } from '../core/command-context.ts';
import type { MockTestActivities, MockTestInput } from './mock-test-input.ts';

export interface MockTestDependencies extends SittingDependencies {
  /** The server's time: ISO 8601, UTC. */
  readonly clock: () => string;
}

type Command = (...args: Parameters<typeof endMockTestSection>) => Promise<MockTestOutcome>;

/**
 * The steps of `mockTest` as commands. What fails is tried again for as long as it takes; a rejection means that there
 * is nothing to do, and fails the workflow, to be looked at.
 */
export function createMockTestActivities(dependencies: MockTestDependencies): MockTestActivities {
  const step = (name: string, command: Command) => async (test: MockTestInput) => {
    const { clock } = dependencies;
    const context = contextOfStep({ ...test, name: `${test.sessionId}/${name}`, at: clock() });
    const outcome = await command(dependencies, test.sessionId, context);
    if (!('rejected' in outcome)) return outcome.state;
    if (outcome.rejected === 'time_is_left') throw waitUntil(test.deadline, clock());
    throw ApplicationFailure.nonRetryable(`${name} was rejected: ${outcome.rejected}`, outcome.rejected);
  };
  const end = step('end', endMockTestSection);
  const submit = step('submit', submitMockTest);
  const record = step('result', recordMockTestResult);
  return {
    endSection: async (test) => void (await end(test)),
    submitTest: async (test) => void (await submit(test)),
    recordResult: async (test) => ({ pendingScores: pendingScores(await record(test)).length }),
  };
}

/** Temporal's clock runs ahead of ours: the rest of the time is waited for by our clock, which decides. */
function waitUntil(deadline: string, now: string): ApplicationFailure {
  const left = Math.max(0, Date.parse(deadline) - Date.parse(now));
  return ApplicationFailure.create({
    type: 'time_is_left',
    message: 'time is left',
    nextRetryDelay: left + 10,
  });
}
