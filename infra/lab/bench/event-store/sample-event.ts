import { randomUUID } from 'node:crypto';
import type { NewEvent } from '#domain/core/events/event-store.ts';

/** An event of typical size: about 180 bytes of data and 220 of metadata. */
export function sampleEvent(): NewEvent {
  return {
    id: randomUUID(),
    type: 'AnswerScored',
    data: {
      attemptId: '0199c0de-1111-7000-8000-000000000000',
      uid: 'RRP-0003',
      score: { points: 3, maximum: 4, successful: false },
      pairs: ['a-b', 'b-c', 'c-d', 'd-e'],
      secondsUsed: 41.5,
    },
    metadata: {
      userId: '0199c0de-2222-7000-8000-000000000000',
      correlationId: '0199c0de-3333-7000-8000-000000000000',
      causationId: '0199c0de-4444-7000-8000-000000000000',
      actor: { kind: 'student', id: '0199c0de-2222-7000-8000-000000000000' },
      at: '2026-11-21T05:31:00.000Z',
      version: 1,
    },
  };
}
