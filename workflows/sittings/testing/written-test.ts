import { randomUUID } from 'node:crypto';
import { inTurn } from '#domain/core/events/stream.ts';
import { mockTestStream, type MockTestEvent } from '#domain/sittings/mock-test-attempt.ts';
import { answerQuestion, startMockTest } from '#domain/sittings/sit-mock-test.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { wscQuestion } from '#domain/question-types/testing/questions.ts';
import { submitSitting, onSitting } from '#services/sittings/commands.ts';
import { readSitting } from '#services/sittings/read-sitting.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { contextFor, type TestHarness } from '../../core/testing/test-harness.ts';

const uids = ['WSC-9001', 'WSC-9002'] as const;

/** A sitting with two texts: one answered at once, the other never. */
export async function startWrittenTest(harness: TestHarness, text: string, seconds: number) {
  const { journal, pool, keys } = harness;
  const [sessionId, userId] = [randomUUID(), randomUUID()];
  for (const uid of uids) {
    await draftQuestion(harness, { ...wscQuestion, uid }, contextFor('admin'));
    await publishQuestion(harness, uid, contextFor('admin'));
  }
  const now = new Date().toISOString();
  const test = {
    sessionId,
    userId,
    mockTestId: 'writing_sprint',
    sections: oneClock(
      'writing',
      seconds,
      uids.map((uid) => ({ uid, revision: 1 })),
    ),
  };
  const question = { ...wscQuestion, uid: uids[0] };
  const decide = inTurn(mockTestStream, [
    (state) => startMockTest(state, { ...test, now }),
    (state) => answerQuestion(state, { question, answer: { type: 'WSC', text }, now }),
  ]);
  await onSitting(harness, sessionId, contextFor(userId), decide, { isNew: true });
  const read = async () => {
    const sitting = await readSitting(journal, sessionId);
    if (!sitting) throw new Error('the sitting is not there');
    return sitting;
  };
  return {
    sessionId,
    uids,
    read: async () => (await read()).state,
    async types(): Promise<MockTestEvent['type'][]> {
      const events = await journal.read(mockTestStream, mockTestStream.nameOf(sessionId));
      return events.map(({ type }) => type);
    },
    async handIn() {
      await submitSitting({ journal, pool, keys }, await read(), contextFor(userId));
    },
  };
}
