import { fold } from '#domain/core/stream.ts';
import type { Journal } from '#domain/core/journal.ts';
import { mockTestStream, type MockTestAttempt } from '#domain/mock-tests/mock-test-attempt.ts';

/** A sitting that was started. */
export type StartedAttempt = Exclude<MockTestAttempt, { status: 'not_started' }>;

/** The sitting as its stream tells it, of any user. @throws StoreUnavailable */
export async function readSitting(
  journal: Journal,
  sessionId: string,
): Promise<{ readonly state: StartedAttempt; readonly revision: number } | undefined> {
  const events = await journal.read(mockTestStream, mockTestStream.nameOf(sessionId));
  const state = fold(mockTestStream, events);
  return state.status === 'not_started' ? undefined : { state, revision: events.length - 1 };
}

/** The user's own sitting: someone else's is as if it were not there. @throws StoreUnavailable */
export async function readOwnSitting(journal: Journal, sessionId: string, userId: string) {
  const sitting = await readSitting(journal, sessionId);
  return sitting?.state.test.userId === userId ? sitting : undefined;
}
