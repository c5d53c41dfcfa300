import { randomUUID } from 'node:crypto';
import type { Instant } from '#domain/core/instant.ts';
import { mockTestStream, type MockTestEvent } from '#domain/sittings/mock-test-attempt.ts';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { questionStream } from '#domain/questions/question.ts';
import { submitSitting } from '#services/sittings/commands.ts';
import { readSitting } from '#services/sittings/read-sitting.ts';
import { contextFor, type TestHarness } from '../../core/testing/test-harness.ts';

export interface TestSitting {
  readonly sessionId: string;
  readonly userId: string;
  readonly deadline: Instant;
  types(): Promise<MockTestEvent['type'][]>;
  append(event: MockTestEvent): Promise<void>;
  handIn(): Promise<void>;
}

interface Shape {
  readonly sections: number;
  /** Of each section, which has one question. */
  readonly clocks: number;
  /** How long the sitting stays open. */
  readonly daysSeconds: number;
}
const oneClock: Shape = { sections: 1, clocks: 1, daysSeconds: 3600 };

/** @param seconds of each clock */
export async function startSitting(
  harness: TestHarness,
  seconds: number,
  shape: Shape = oneClock,
): Promise<TestSitting> {
  const { append, journal, pool, keys } = harness;
  const [sessionId, userId] = [randomUUID(), randomUUID()];
  const context = contextFor(userId);
  const uids = Array.from({ length: shape.sections * shape.clocks }, (_none, at) => `RSA-9${at}01`);
  for (const uid of uids) {
    const drafted = { type: 'QuestionDrafted' as const, data: { question: { ...rsaQuestion, uid } } };
    const published = { type: 'QuestionPublished' as const, data: {} };
    await append(questionStream, questionStream.nameOf(uid), [drafted, published], context);
  }
  const startedAt = Date.now();
  const deadline = new Date(startedAt + seconds * 1000).toISOString();
  const started = {
    sessionId,
    userId,
    mockTestId: 'reading_sprint_1',
    sections: Array.from({ length: shape.sections }, (_none, section) => ({
      section: 'reading' as const,
      clocks: uids
        .slice(section * shape.clocks, (section + 1) * shape.clocks)
        .map((uid) => ({ seconds, questions: [{ uid, revision: 1 }] })),
    })),
    startedAt: new Date(startedAt).toISOString(),
    expiresAt: new Date(startedAt + shape.daysSeconds * 1000).toISOString(),
  };
  const stream = mockTestStream.nameOf(sessionId);
  await append(mockTestStream, stream, [{ type: 'MockTestStarted', data: started }], context);
  return {
    sessionId,
    userId,
    deadline,
    types: async () => (await journal.read(mockTestStream, stream)).map(({ type }) => type),
    async append(event) {
      await append(mockTestStream, stream, [event], contextFor(userId));
    },
    async handIn() {
      const sitting = await readSitting(journal, sessionId);
      if (!sitting) throw new Error('the sitting is not there');
      await submitSitting({ journal, pool, keys }, sitting, contextFor(userId));
    },
  };
}

/** Event types of a complete sitting. */
export const wholeSitting: readonly MockTestEvent['type'][] = [
  'MockTestStarted',
  'MockTestSectionEnded',
  'MockTestSubmitted',
  'MockTestResultRecorded',
];

/** Event types of a sitting of two sections with two clocks each that only time ends. */
export const sittingLeftAlone: readonly MockTestEvent['type'][] = [
  'MockTestStarted',
  'MockTestClockExpired',
  'MockTestSectionEnded',
  'MockTestSubmitted',
  'MockTestResultRecorded',
];
