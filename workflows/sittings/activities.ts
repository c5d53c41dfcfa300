import { ApplicationFailure } from '@temporalio/common';
import type { Instant } from '#domain/core/instant.ts';
import type { MockTestAttempt } from '#domain/sittings/mock-test-attempt.ts';
import { pendingScores } from '#domain/sittings/scores/mock-test-scores.ts';
import { resultWaits } from '#domain/sittings/scores/result-waits.ts';
import { nextDeadline } from '#domain/sittings/clocks/sitting-time.ts';
import {
  keepSittingTime,
  recordMockTestResult,
  secondsWaited,
  type SittingDependencies,
  type MockTestOutcome,
} from '#services/sittings/commands.ts';
import { readSitting } from '#services/sittings/read-sitting.ts';
import { contextOfStep } from '../core/command-context.ts';
import type { MockTestActivities, MockTestInput, ClockWait } from './mock-test-contract.ts';

export interface MockTestDependencies extends SittingDependencies {
  readonly clock: () => Instant;
}

type Command = (...args: Parameters<typeof keepSittingTime>) => Promise<MockTestOutcome>;

/** Waits past the deadline: in the same millisecond time would be left. */
const marginMs = 10;

/** The wait for an overdue clock during an outage; it grows to keep the history short. */
const heldMs = (leftMs: number) => Math.max(1_000, -leftMs / 10);

/** The steps of `mockTest` as commands. Failures are retried; a rejection fails the workflow, for a person's attention. */
export function createMockTestActivities(dependencies: MockTestDependencies): MockTestActivities {
  const { clock } = dependencies;
  /** @param name unique per repetition, because each is its own command */
  const step = async (name: string, command: Command, test: MockTestInput): Promise<MockTestAttempt> => {
    const context = contextOfStep({ ...test, name: `${test.sessionId}/${name}`, at: clock() });
    const outcome = await command(dependencies, test.sessionId, context);
    if (!('rejected' in outcome)) return outcome.state;
    throw ApplicationFailure.nonRetryable(`${name} was rejected: ${outcome.rejected}`, outcome.rejected);
  };
  const keepTime = async (test: MockTestInput): Promise<ClockWait> => {
    const state = await step(`time/${clock()}`, keepSittingTime, test);
    const deadline = nextDeadline(state);
    if (deadline === undefined) return {};
    // By our clock, which decides: Temporal's may be ahead.
    const leftMs = Date.parse(deadline) - Date.parse(clock());
    return { waitMs: leftMs > 0 ? leftMs + marginMs : heldMs(leftMs) };
  };
  return {
    keepTime,
    recordResult: async (test) => {
      const pending = pendingScores(await step('result', recordMockTestResult, test)).length;
      const sitting = await readSitting(dependencies.journal, test.sessionId);
      const waited = sitting ? secondsWaited(sitting, clock()) : 0;
      return { pendingScores: pending, waitMs: Math.max(0, resultWaits.recorded - waited) * 1000 + marginMs };
    },
  };
}
