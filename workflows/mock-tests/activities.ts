import { ApplicationFailure } from '@temporalio/common';
import type { Rejection } from '#domain/core/decider.ts';
import type { CommandContext } from '#domain/core/journal.ts';
import { isTimeUp } from '#domain/mock-tests/mock-test-attempt.ts';
import { endMockTestSection, recordMockTestResult, submitMockTest } from '#services/mock-tests/commands.ts';
import { contextOfStep } from '../core/command-context.ts';
import { isDefect, messageOf } from '../core/failure.ts';
import type { MockTestActivities, MockTestInput } from './mock-test-input.ts';

export type MockTestDependencies = Parameters<typeof endMockTestSection>[0] & {
  /** The server's time: ISO 8601, UTC. */
  readonly clock: () => string;
};

/** The steps of `mockTest` as commands. A store that is away is waited for; a defect fails the workflow, visibly. */
export function createMockTestActivities(dependencies: MockTestDependencies): MockTestActivities {
  const step =
    (name: string, command: Command) =>
    async (test: MockTestInput): Promise<void> => {
      const at = dependencies.clock();
      const context = contextOfStep({ ...test, name: `${test.sessionId}/${name}`, at });
      const outcome = await command(dependencies, test.sessionId, context).catch(refuseDefect);
      if (!('rejected' in outcome)) return;
      if (outcome.rejected === 'time_is_left') throw waitUntil(test.deadline, dependencies.clock());
      // The rules reject none of these steps in this order, but for one that came in between.
      if (outcome.rejected === 'revision_conflict') throw new Error(outcome.rejected);
      throw ApplicationFailure.nonRetryable(`${name} was rejected: ${outcome.rejected}`, outcome.rejected);
    };
  return {
    endSection: step('end', endMockTestSection),
    submitTest: step('submit', submitMockTest),
    recordResult: step('result', recordMockTestResult),
  };
}

type Command = (
  dependencies: MockTestDependencies,
  sessionId: string,
  context: CommandContext,
) => Promise<Rejection | object>;

/** The clock of Temporal's timers runs ahead of ours: the rest of the time is waited for by our clock. */
function waitUntil(deadline: string, now: string): ApplicationFailure {
  const left = isTimeUp({ deadline }, now) ? 0 : Date.parse(deadline) - Date.parse(now);
  return ApplicationFailure.create({
    type: 'time_is_left',
    message: 'time is left',
    nextRetryDelay: left + 10,
  });
}

function refuseDefect(error: unknown): never {
  if (isDefect(error)) throw ApplicationFailure.nonRetryable(messageOf(error));
  throw error;
}
