import type { Rejection } from '#domain/core/decider.ts';
import type { CommandContext, Journal } from '#domain/core/journal.ts';
import {
  mockTestCodec,
  mockTestDecider,
  mockTestStream,
  type MockTestAttempt,
  type MockTestCommand,
} from '#domain/mock-tests/mock-test-attempt.ts';
import { execute, type Accepted } from '../core/command-handler.ts';
import {
  isCorrected,
  readQuestionRevisions,
  type CorrectedQuestion,
} from '../rescoring/question-revisions.ts';
import { readSitting, type StartedAttempt } from './read-sitting.ts';

/** What the commands on a sitting need. */
export interface MockTestDeps {
  readonly journal: Journal;
}

type Code = Extract<ReturnType<typeof mockTestDecider.decide>, Rejection>['rejected'] | 'revision_conflict';
export type MockTestOutcome = Accepted<MockTestAttempt> | Rejection<Code>;

export interface SendOptions {
  /** Refuse unless the sitting stands at this revision. */
  readonly expectedRevision?: number | undefined;
  /** The sitting begins with these commands. */
  readonly isNew?: boolean;
}

/** Decides commands on a sitting and appends what they come to, as one. @throws StoreUnavailable */
export function sendToSitting(
  { journal }: MockTestDeps,
  sessionId: string,
  commands: readonly MockTestCommand[],
  context: CommandContext,
  { expectedRevision, isNew = false }: SendOptions = {},
): Promise<MockTestOutcome> {
  return execute(journal, {
    decider: mockTestDecider,
    codec: mockTestCodec,
    stream: mockTestStream(sessionId),
    context,
    commands,
    isNew,
    ...(expectedRevision !== undefined && { expectedRevision }),
  });
}

/**
 * Ends the section because its time is up; `context.at` is the clock. `time_is_left` before the deadline; nothing
 * happens to a section that has ended.
 */
export function endMockTestSection(
  deps: MockTestDeps,
  sessionId: string,
  context: CommandContext,
): Promise<MockTestOutcome> {
  return sendToSitting(deps, sessionId, [{ type: 'endSection', by: 'clock', now: context.at }], context);
}

/** Hands in a test whose section has ended, `time_is_left` otherwise; nothing happens to one handed in. */
export function submitMockTest(
  deps: MockTestDeps,
  sessionId: string,
  context: CommandContext,
): Promise<MockTestOutcome> {
  return sendToSitting(deps, sessionId, [{ type: 'submitTest', now: context.at }], context);
}

/**
 * Scores a test that was handed in, `test_not_submitted` otherwise, by the revisions of the questions that were
 * asked; one whose key was corrected meanwhile is scored again at once. Nothing happens to a test that has its result.
 */
export async function recordMockTestResult(
  deps: MockTestDeps,
  sessionId: string,
  context: CommandContext,
): Promise<MockTestOutcome> {
  const sitting = await readSitting(deps.journal, sessionId);
  if (!sitting) return { rejected: 'mock_test_not_found' };
  const commands = await resultCommands(deps.journal, sitting.state);
  return sendToSitting(deps, sessionId, commands, context);
}

/** What a student does who has done: ends the section, hands in and records the result, in one append. */
export async function handInMockTest(
  deps: MockTestDeps,
  state: StartedAttempt,
  context: CommandContext,
  options: SendOptions,
): Promise<MockTestOutcome> {
  const commands: MockTestCommand[] = [
    { type: 'endSection', by: 'student', now: context.at },
    { type: 'submitTest', now: context.at },
    ...(await resultCommands(deps.journal, state)),
  ];
  return sendToSitting(deps, state.test.sessionId, commands, context, options);
}

async function resultCommands(journal: Journal, { test }: StartedAttempt): Promise<MockTestCommand[]> {
  const asked = await Promise.all(
    test.questions.map(async (one) => ({ ...one, revisions: await readQuestionRevisions(journal, one.uid) })),
  );
  const questions = asked.map(({ questionVersion, revisions }) => revisions.of(questionVersion));
  const again = asked.map((one) =>
    isCorrected(one.revisions) ? rescoreCommand(one, one.revisions) : undefined,
  );
  return [{ type: 'recordResult', questions }, ...again.filter((command) => command !== undefined)];
}

/** What scores a question of a test by its corrected key; nothing where it was asked with that one. */
export function rescoreCommand(
  asked: StartedAttempt['test']['questions'][number],
  corrected: CorrectedQuestion,
): MockTestCommand | undefined {
  const { correction } = corrected;
  if (asked.questionVersion >= correction.questionVersion) return undefined;
  return { type: 'rescoreQuestion', answered: corrected.of(asked.questionVersion), ...correction };
}
