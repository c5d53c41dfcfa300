import { type Decision, type Rejection } from '#domain/core/events/decision.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { inTurn } from '#domain/core/events/stream.ts';
import type { Instant } from '#domain/core/instant.ts';
import {
  mockTestStream,
  type MockTestAttempt,
  type MockTestEvent,
} from '#domain/sittings/mock-test-attempt.ts';
import { awaitsScores, recordResult, rescoreQuestion } from '#domain/sittings/scores/mock-test-scores.ts';
import { keepTime, submitTest } from '#domain/sittings/sit-mock-test.ts';
import type { Dependencies } from '../dependencies.ts';
import { momentOf } from './moment-of.ts';
import { handle, type Accepted, type HandleOptions, type HandlingRejection } from '../core/handle.ts';
import { isCorrected, readQuestionRevisions } from '../rescoring/question-revisions.ts';
import { deleteDraftOfEndedTest } from './test-drafts.ts';
import { readSitting, type ReadSitting, type StartedAttempt } from './read-sitting.ts';

export type SittingDependencies = Pick<Dependencies, 'journal' | 'pool' | 'keys'>;

export type MockTestOutcome<Code extends string = string> =
  | Accepted<MockTestAttempt>
  | Rejection<Code | HandlingRejection>;
type ResultRejection = 'mock_test_not_found' | 'test_not_submitted' | 'not_in_this_test';
type Decide<Code extends string> = (state: MockTestAttempt) => Decision<MockTestEvent, Code>;

export function onSitting<Code extends string, Refusal extends string = never>(
  { journal }: Pick<SittingDependencies, 'journal'>,
  sessionId: string,
  context: CommandContext,
  decide: Decide<Code>,
  options?: HandleOptions<MockTestAttempt, MockTestEvent, Refusal>,
): Promise<MockTestOutcome<Code | Refusal>> {
  return handle(journal, mockTestStream, sessionId, context, decide, options);
}

/** Applies the effects of time, see `keepTime`; `context.at` is the clock. */
export async function keepSittingTime(
  dependencies: SittingDependencies,
  sessionId: string,
  context: CommandContext,
): Promise<MockTestOutcome<'mock_test_not_found'>> {
  const sitting = await readSitting(dependencies.journal, sessionId);
  if (!sitting) return { rejected: 'mock_test_not_found' };
  const moment = await momentOf(dependencies, sitting.state, context.at, false);
  const outcome = await onSitting(dependencies, sessionId, context, (state) => keepTime(state, moment), {
    seen: sitting,
  });
  if (!('rejected' in outcome)) await deleteDraftOfEndedTest(dependencies.pool, outcome.state);
  return outcome;
}

/** Records a submitted test's result, rescored if keys changed. Waits for analyses: `pendingScores`, `resultWaits`. */
export async function recordMockTestResult(
  dependencies: SittingDependencies,
  sessionId: string,
  context: CommandContext,
): Promise<MockTestOutcome<ResultRejection>> {
  const sitting = await readSitting(dependencies.journal, sessionId);
  if (!sitting) return { rejected: 'mock_test_not_found' };
  const waited = secondsWaited(sitting, context.at);
  const decisions = await resultDecisions(dependencies.journal, sitting.state, waited);
  return onSitting(dependencies, sessionId, context, inTurn(mockTestStream, decisions), {
    seen: sitting,
  });
}

/** Submits the test and records its result if all scores are available. */
export async function submitSitting(
  dependencies: SittingDependencies,
  sitting: ReadSitting,
  context: CommandContext,
  expectedRevision?: number,
): Promise<MockTestOutcome<ResultRejection>> {
  const { state } = sitting;
  const moment = await momentOf(dependencies, state, context.at);
  const decisions: Decide<ResultRejection>[] = [
    (attempt) => submitTest(attempt, moment),
    ...(await resultDecisions(dependencies.journal, state)),
  ];
  return onSitting(dependencies, state.test.sessionId, context, inTurn(mockTestStream, decisions), {
    expectedRevision,
    seen: sitting,
  });
}

/** Seconds since the submission. */
export const secondsWaited = ({ handedInAt }: Pick<ReadSitting, 'handedInAt'>, now: Instant): number =>
  handedInAt === undefined ? 0 : (Date.parse(now) - Date.parse(handedInAt)) / 1000;

async function resultDecisions(
  journal: Journal,
  state: StartedAttempt,
  waited = 0,
): Promise<Decide<ResultRejection>[]> {
  // Each score that arrives asks for the result; only the last one needs the questions.
  if (awaitsScores(state, waited)) return [];
  const asked = await Promise.all(
    state.questions.map(async (one) => ({
      ...one,
      revisions: await readQuestionRevisions(journal, one.uid),
    })),
  );
  const questions = asked.map(({ revision, revisions }) => revisions.of(revision));
  const corrected = asked.map(({ revisions }) => revisions).filter(isCorrected);
  return [
    (sitting) => recordResult(sitting, { questions, waited }),
    ...corrected.map(
      ({ of, correction }): Decide<ResultRejection> =>
        (sitting) =>
          // Before the result there is nothing to correct.
          sitting.status === 'submitted' ? [] : rescoreQuestion(sitting, { questionIn: of, ...correction }),
    ),
  ];
}
