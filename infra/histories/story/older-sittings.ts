import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { defineEvents } from '#domain/core/codec.ts';
import { mockTestStream } from '#domain/mock-tests/mock-test-attempt.ts';
import { recordedAnswerSchema } from '#domain/question-types/registry.ts';
import type { PutIntoStore } from './put-into-store.ts';

const startedAt = '2026-09-01T09:00:00.000Z';

/** How a sitting began in each of the forms before the present one; the first is in the history of 0.1.0. */
function beginnings(uid: string) {
  const under = { seconds: 600, questions: [{ uid, revision: 1 }] };
  const sections = [{ section: 'writing', clocks: [under] }];
  const ofSections = { sections, expiresAt: '2026-09-08T09:00:00.000Z' };
  return {
    2: { section: 'writing', ...under, deadline: '2026-09-01T09:10:00.000Z' },
    3: ofSections,
    4: { ...ofSections, extraTime: { percent: 25, stopClock: false }, paidBy: 'plan', examType: 'core' },
  };
}

const answer = { type: 'WWS', text: 'They met.' } as const;

/** A sitting of one written question in each older form, answered and handed in. */
export async function olderSittings(
  put: PutIntoStore,
  { userId, uid }: { readonly userId: string; readonly uid: string },
): Promise<void> {
  for (const [version, form] of Object.entries(beginnings(uid))) {
    const sessionId = newId();
    const codec = defineEvents('mock_test_attempt', {
      MockTestStarted: { version: Number(version), schema: z.looseObject({}) },
      MockTestAnswerSubmitted: {
        version: 2,
        schema: z.object({ uid: z.string(), index: z.int(), answer: recordedAnswerSchema }),
      },
    });
    const stream = mockTestStream.nameOf(sessionId);
    await put(
      codec,
      stream,
      {
        type: 'MockTestStarted',
        data: { sessionId, mockTestId: 'writing_new_format', userId, startedAt, ...form },
      },
      { type: 'MockTestAnswerSubmitted', data: { uid, index: 0, answer } },
    );
    await put(
      mockTestStream,
      stream,
      { type: 'MockTestSectionEnded', data: { section: 'writing', cause: 'student' } },
      { type: 'MockTestSubmitted', data: { answered: 1, questions: 1 } },
      {
        type: 'MockTestResultRecorded',
        data: {
          mockTestId: 'writing_new_format',
          results: [{ uid, failure: 'Nothing could be read.' }],
          points: 0,
          maximum: 0,
        },
      },
    );
  }
}
