import { randomUUID } from 'node:crypto';
import { mockTestStream, type MockTestEvent } from '#domain/mock-tests/mock-test-attempt.ts';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { questionStream } from '#domain/questions/question.ts';
import { handInMockTest } from '#services/mock-tests/commands.ts';
import { readSitting } from '#services/mock-tests/read-sitting.ts';
import { contextFor, type TestHouse } from '../../core/testing/test-house.ts';

/** A sitting of one question, in the store. */
export interface TestSitting {
  readonly sessionId: string;
  readonly userId: string;
  readonly deadline: string;
  types(): Promise<MockTestEvent['type'][]>;
  /** What the student does who has done. */
  handIn(): Promise<void>;
}

export async function startSitting(house: TestHouse, seconds: number): Promise<TestSitting> {
  const { append, journal } = house;
  const [sessionId, userId] = [randomUUID(), randomUUID()];
  const context = contextFor(userId);
  const { uid } = rsaQuestion;
  const added = { type: 'QuestionAdded' as const, data: { question: rsaQuestion } };
  await append(questionStream, questionStream.nameOf(uid), [added], context);
  const startedAt = Date.now();
  const deadline = new Date(startedAt + seconds * 1000).toISOString();
  const started = {
    sessionId,
    userId,
    mockTestId: 'reading_sprint_1',
    section: 'reading' as const,
    seconds,
    questions: [{ uid, revision: 1 }],
    startedAt: new Date(startedAt).toISOString(),
    deadline,
  };
  const stream = mockTestStream.nameOf(sessionId);
  await append(mockTestStream, stream, [{ type: 'MockTestStarted', data: started }], context);
  return {
    sessionId,
    userId,
    deadline,
    types: async () => (await journal.read(mockTestStream, stream)).map(({ type }) => type),
    async handIn() {
      const sitting = await readSitting(journal, sessionId);
      if (!sitting) throw new Error('the sitting is not there');
      await handInMockTest({ journal }, sitting.state, contextFor(userId), {});
    },
  };
}

/** All that a sitting comes to, by the clock or by hand. */
export const wholeSitting: readonly MockTestEvent['type'][] = [
  'MockTestStarted',
  'MockTestSectionEnded',
  'MockTestSubmitted',
  'MockTestResultRecorded',
];
