import { type Decision, type Rejection } from '#domain/core/decision.ts';
import type { CommandContext, Journal } from '#domain/core/journal.ts';
import type { RejectionCode } from '#domain/core/rejection.ts';
import { inTurn } from '#domain/core/stream.ts';
import {
  mockTestStream,
  type MockTestAttempt,
  type MockTestEvent,
} from '#domain/mock-tests/mock-test-attempt.ts';
import { recordResult, rescoreQuestion } from '#domain/mock-tests/mock-test-scores.ts';
import { keepTime, submitTest } from '#domain/mock-tests/sit-mock-test.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { handle, type Accepted, type HandleOptions, type HandlingRejection } from '../core/handle.ts';
import { isCorrected, readQuestionRevisions } from '../rescoring/question-revisions.ts';
import { readSitting, type StartedAttempt } from './read-sitting.ts';

/** What the commands on a sitting need. */
export type SittingDependencies = Pick<Dependencies, 'journal'>;

export type MockTestOutcome<Code extends RejectionCode = RejectionCode> =
  Accepted<MockTestAttempt> | Rejection<Code | HandlingRejection>;
type ResultRejection = 'mock_test_not_found' | 'test_not_submitted' | 'not_in_this_test';
type Decide<Code extends RejectionCode> = (state: MockTestAttempt) => Decision<MockTestEvent, Code>;

/** Decides about a sitting and appends what it comes to. @throws StoreUnavailable */
export function onSitting<Code extends RejectionCode>(
  { journal }: SittingDependencies,
  sessionId: string,
  context: CommandContext,
  decide: Decide<Code>,
  options?: HandleOptions,
): Promise<MockTestOutcome<Code>> {
  return handle(journal, mockTestStream, sessionId, context, decide, options);
}

/** Does to a sitting what its clock has come to, see `keepTime`; `context.at` is the clock. */
export function keepSittingTime(
  dependencies: SittingDependencies,
  sessionId: string,
  context: CommandContext,
): Promise<MockTestOutcome<'mock_test_not_found'>> {
  return onSitting(dependencies, sessionId, context, (state) => keepTime(state, { now: context.at }));
}

/**
 * Scores a test that was handed in, `test_not_submitted` otherwise, by the revisions of the questions that were
 * asked; one whose key was corrected meanwhile is scored again at once. Nothing happens to a test that has its result,
 * and to one of which an answer is still being analysed: see `pendingScores`.
 */
export async function recordMockTestResult(
  dependencies: SittingDependencies,
  sessionId: string,
  context: CommandContext,
): Promise<MockTestOutcome<ResultRejection>> {
  const sitting = await readSitting(dependencies.journal, sessionId);
  if (!sitting) return { rejected: 'mock_test_not_found' };
  const decisions = await resultDecisions(dependencies.journal, sitting.state);
  return onSitting(dependencies, sessionId, context, inTurn(mockTestStream, decisions));
}

/** What a student does who has done: hands in, and the result is recorded if all scores are there. */
export async function handInMockTest(
  dependencies: SittingDependencies,
  state: StartedAttempt,
  context: CommandContext,
  options: HandleOptions,
): Promise<MockTestOutcome<ResultRejection>> {
  const decisions: Decide<ResultRejection>[] = [
    (sitting) => submitTest(sitting, { now: context.at }),
    ...(await resultDecisions(dependencies.journal, state)),
  ];
  return onSitting(dependencies, state.test.sessionId, context, inTurn(mockTestStream, decisions), options);
}

async function resultDecisions(
  journal: Journal,
  { questions: drawn }: StartedAttempt,
): Promise<Decide<ResultRejection>[]> {
  const asked = await Promise.all(
    drawn.map(async (one) => ({ ...one, revisions: await readQuestionRevisions(journal, one.uid) })),
  );
  const questions = asked.map(({ revision, revisions }) => revisions.of(revision));
  const corrected = asked.map(({ revisions }) => revisions).filter(isCorrected);
  return [
    (sitting) => recordResult(sitting, { questions }),
    ...corrected.map(
      ({ of, correction }): Decide<ResultRejection> =>
        (sitting) =>
          // While an analysis is awaited there is no result that could be corrected.
          sitting.status === 'submitted' ? [] : rescoreQuestion(sitting, { questionIn: of, ...correction }),
    ),
  ];
}
