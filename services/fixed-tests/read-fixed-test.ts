import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import { questionsIn, type FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import type { StatusOf } from '#domain/fixed-tests/fixed-test-faults.ts';
import { fixedTestStream, type FixedTestState } from '#domain/fixed-tests/fixed-test.ts';
import { readQuestionHistory } from '../questions/question-history.ts';

export type BuiltTest = Exclude<FixedTestState, { status: 'missing' }>;

export async function readFixedTest(
  journal: Journal,
  mockTestId: string,
): Promise<{ readonly state: BuiltTest; readonly revision: number } | undefined> {
  const events = await journal.read(fixedTestStream, fixedTestStream.nameOf(mockTestId));
  const state = fold(fixedTestStream, events);
  return state.status === 'missing' ? undefined : { state, revision: events.length - 1 };
}

export async function readStatuses(journal: Journal, test: FixedTest): Promise<StatusOf> {
  const entries = await Promise.all(
    questionsIn(test).map(
      async (uid) => [uid, (await readQuestionHistory(journal, uid))?.present.status] as const,
    ),
  );
  const statuses = new Map(entries);
  return (uid) => statuses.get(uid);
}
