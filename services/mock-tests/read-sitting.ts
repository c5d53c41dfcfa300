import { fold } from '#domain/core/decider.ts';
import type { Journal } from '#domain/core/journal.ts';
import {
  mockTestCodec,
  mockTestDecider,
  mockTestStream,
  type MockTestAttempt,
} from '#domain/mock-tests/mock-test-attempt.ts';

/** A sitting that was started. */
export type StartedAttempt = Exclude<MockTestAttempt, { status: 'not_started' }>;

/** The sitting as its stream tells it, whoever's it is. @throws StoreUnavailable */
export async function readSitting(
  journal: Journal,
  sessionId: string,
): Promise<{ readonly state: StartedAttempt; readonly revision: number } | undefined> {
  const events = await journal.read(mockTestCodec, mockTestStream(sessionId));
  const state = fold(mockTestDecider, events);
  return state.status === 'not_started' ? undefined : { state, revision: events.length - 1 };
}

/** The user's own sitting: someone else's is as if it were not there. @throws StoreUnavailable */
export async function readOwnSitting(journal: Journal, sessionId: string, userId: string) {
  const sitting = await readSitting(journal, sessionId);
  return sitting?.state.test.userId === userId ? sitting : undefined;
}
