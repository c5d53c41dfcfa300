import { ApplicationFailure } from '@temporalio/common';
import type { MockTestAttempt } from '#domain/mock-tests/mock-test-attempt.ts';
import { pendingScores } from '#domain/mock-tests/mock-test-scores.ts';
import { nextDeadline } from '#domain/mock-tests/sitting-time.ts';
import {
  keepSittingTime,
  recordMockTestResult,
  type SittingDependencies,
  type MockTestOutcome,
} from '#services/mock-tests/commands.ts';
import { contextOfStep } from '../core/command-context.ts';
import type { MockTestActivities, MockTestInput, TimeKept } from './mock-test-input.ts';

export interface MockTestDependencies extends SittingDependencies {
  /** The server's time: ISO 8601, UTC. */
  readonly clock: () => string;
}

type Command = (...args: Parameters<typeof keepSittingTime>) => Promise<MockTestOutcome>;

/** A little after the moment, or the same millisecond would find time left. */
const marginMs = 10;

/**
 * The steps of `mockTest` as commands. What fails is tried again for as long as it takes; a rejection means that there
 * is nothing to do, and fails the workflow, to be looked at.
 */
export function createMockTestActivities(dependencies: MockTestDependencies): MockTestActivities {
  const { clock } = dependencies;
  /** @param name a step that is taken several times has another name each time: each is a command of its own */
  const step = async (name: string, command: Command, test: MockTestInput): Promise<MockTestAttempt> => {
    const context = contextOfStep({ ...test, name: `${test.sessionId}/${name}`, at: clock() });
    const outcome = await command(dependencies, test.sessionId, context);
    if (!('rejected' in outcome)) return outcome.state;
    throw ApplicationFailure.nonRetryable(`${name} was rejected: ${outcome.rejected}`, outcome.rejected);
  };
  const keep = async (test: MockTestInput): Promise<TimeKept> => {
    const state = await step(`time/${clock()}`, keepSittingTime, test);
    const deadline = nextDeadline(state);
    // By our clock, which decides: that of Temporal may run ahead of it.
    return deadline === undefined
      ? {}
      : { waitMs: Math.max(0, Date.parse(deadline) - Date.parse(clock())) + marginMs };
  };
  return {
    keepTime: keep,
    recordResult: async (test) => ({
      pendingScores: pendingScores(await step('result', recordMockTestResult, test)).length,
    }),
    endSection: async (test) => {
      const { waitMs } = await keep(test);
      if (waitMs !== undefined) throw timeIsLeft(waitMs);
    },
    submitTest: async (test) => void (await keep(test)),
  };
}

/** The rest of the time is waited for. */
function timeIsLeft(waitMs: number): ApplicationFailure {
  return ApplicationFailure.create({
    type: 'time_is_left',
    message: 'time is left',
    nextRetryDelay: waitMs,
  });
}
