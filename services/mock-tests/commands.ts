import type { Rejection } from '#domain/core/decider.ts';
import type { CommandContext, Journal } from '#domain/core/journal.ts';
import {
  mockTestCodec,
  mockTestDecider,
  mockTestStream,
  type MockTestAttempt,
  type MockTestCommand,
} from '#domain/mock-tests/mock-test-attempt.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { execute, type Accepted } from '../core/command-handler.ts';
import { readQuestionRevision } from '../questions/question-bank.ts';
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
 * Scores a test that was handed in, `test_not_submitted` otherwise, by the versions of the questions that were
 * asked; nothing happens to one that has its result.
 */
export async function recordMockTestResult(
  deps: MockTestDeps,
  sessionId: string,
  context: CommandContext,
): Promise<MockTestOutcome> {
  const sitting = await readSitting(deps.journal, sessionId);
  if (!sitting) return { rejected: 'mock_test_not_found' };
  const questions = await readAskedQuestions(deps.journal, sitting.state);
  return sendToSitting(deps, sessionId, [{ type: 'recordResult', questions }], context);
}

/** What a student does who has done: ends the section, hands in and records the result, in one append. */
export async function handInMockTest(
  deps: MockTestDeps,
  state: StartedAttempt,
  context: CommandContext,
  options: SendOptions,
): Promise<MockTestOutcome> {
  const questions = await readAskedQuestions(deps.journal, state);
  const commands: MockTestCommand[] = [
    { type: 'endSection', by: 'student', now: context.at },
    { type: 'submitTest', now: context.at },
    { type: 'recordResult', questions },
  ];
  return sendToSitting(deps, state.test.sessionId, commands, context, options);
}

/** The questions of a test in its order, each in the version that was asked. */
export function readAskedQuestions(journal: Journal, { test }: StartedAttempt): Promise<Question[]> {
  return Promise.all(
    test.questions.map(({ uid, questionVersion }) => readQuestionRevision(journal, uid, questionVersion)),
  );
}
