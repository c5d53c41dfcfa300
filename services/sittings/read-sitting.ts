import { fold } from '#domain/core/events/stream.ts';
import type { Journal, Recorded } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import {
  mockTestStream,
  type MockTestAttempt,
  type MockTestEvent,
} from '#domain/sittings/mock-test-attempt.ts';
import { secondsPerAnswer } from './answer-times.ts';

export type StartedAttempt = Exclude<MockTestAttempt, { status: 'not_started' }>;

export interface ReadSitting {
  readonly state: StartedAttempt;
  readonly revision: number;
  readonly events: readonly Recorded<MockTestEvent>[];
  readonly answerSeconds: ReadonlyMap<string, number>;
  /** Seconds without focus during an answer, by uid. */
  readonly awaySeconds: ReadonlyMap<string, number>;
  readonly handedInAt?: Instant;
  /** The first result, before late scores and corrected keys. */
  readonly firstResult?: { readonly points: number; readonly maximum: number };
  /** The event of a question's answer; undefined if omitted. */
  submitted(uid: string): Pick<Recorded<MockTestEvent>, 'metadata' | 'position'> | undefined;
}

export async function readSitting(journal: Journal, sessionId: string): Promise<ReadSitting | undefined> {
  const events = await journal.read(mockTestStream, mockTestStream.nameOf(sessionId));
  const state = fold(mockTestStream, events);
  if (state.status === 'not_started') return undefined;
  const handedIn = events.find(({ type }) => type === 'MockTestSubmitted');
  const first = events.find((event) => event.type === 'MockTestResultRecorded')?.data;
  return {
    state,
    events,
    ...(handedIn && { handedInAt: handedIn.metadata.at }),
    ...(first && { firstResult: { points: first.points, maximum: first.maximum } }),
    revision: events.length - 1,
    answerSeconds: secondsPerAnswer(events),
    awaySeconds: new Map(
      events.flatMap(({ type, data }) =>
        type === 'MockTestAnswerSubmitted' && data.awaySeconds ? [[data.uid, data.awaySeconds] as const] : [],
      ),
    ),
    submitted: (uid) =>
      events.find(({ type, data }) => type === 'MockTestAnswerSubmitted' && data.uid === uid),
  };
}

/** Another user's sitting, or a removed one, is not found. @throws StoreUnavailable */
export async function readOwnSitting(journal: Journal, sessionId: string, userId: string) {
  const sitting = await readSitting(journal, sessionId);
  return sitting?.state.test.userId === userId && !sitting.state.isRemoved ? sitting : undefined;
}

/** The first event; undefined for another user's stream. @throws StoreUnavailable */
export async function readOwnStart(journal: Journal, sessionId: string, userId: string) {
  const [first] = await journal.read(mockTestStream, mockTestStream.nameOf(sessionId), { maxCount: 1 });
  return first?.type === 'MockTestStarted' && first.data.userId === userId ? first : undefined;
}
