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
  /** How long each answer took, by the uid of its question. */
  readonly answerSeconds: ReadonlyMap<string, number>;
  /** For how long the window was away during an answer, where it was, by the uid of its question. */
  readonly awaySeconds: ReadonlyMap<string, number>;
  readonly handedInAt?: Instant;
  /** What was recorded at first, before late scores and corrected keys. */
  readonly firstResult?: { readonly points: number; readonly maximum: number };
  /** When and where a question's answer came in; nothing where it was left out. */
  submitted(uid: string): Pick<Recorded<MockTestEvent>, 'metadata' | 'position'> | undefined;
}

/** The sitting as its stream tells it, of any user. @throws StoreUnavailable */
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

/** The user's own sitting: someone else's, and one that they removed, is as if it were not there. @throws StoreUnavailable */
export async function readOwnSitting(journal: Journal, sessionId: string, userId: string) {
  const sitting = await readSitting(journal, sessionId);
  return sitting?.state.test.userId === userId && !sitting.state.isRemoved ? sitting : undefined;
}

/** The first event of a sitting of this user; nothing for a stream that someone else began. @throws StoreUnavailable */
export async function readOwnStart(journal: Journal, sessionId: string, userId: string) {
  const [first] = await journal.read(mockTestStream, mockTestStream.nameOf(sessionId), { maxCount: 1 });
  return first?.type === 'MockTestStarted' && first.data.userId === userId ? first : undefined;
}
