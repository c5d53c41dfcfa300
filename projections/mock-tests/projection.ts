import type { MockTestEvent } from '#domain/mock-tests/mock-test-attempt.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/stream-id.ts';
import { askedWords, withRevision } from './asked.ts';

/** One sitting of a mock test. `points` and `maximum` are null until the result is recorded, and those that count. */
export interface MockTestRow {
  readonly sessionId: string;
  readonly userId: string;
  readonly mockTestId: string;
  readonly status: 'running' | 'section_ended' | 'submitted' | 'scored';
  readonly startedAt: string;
  readonly deadline: string;
  readonly answered: number;
  readonly points: number | null;
  readonly maximum: number | null;
  /** The questions that were asked, each with the revision that its score follows; see `asked.ts`. */
  readonly asked: string;
}

export const mockTests = defineProjection<'mock_tests', MockTestRow, MockTestEvent['type']>({
  name: 'mock_tests',
  version: 2,
  columns: {
    sessionId: 'text',
    userId: 'text',
    mockTestId: 'text',
    status: 'text',
    startedAt: 'text',
    deadline: 'text',
    answered: 'integer',
    points: 'double precision null',
    maximum: 'double precision null',
    asked: 'tsvector',
  },
  key: ['sessionId'],
  indexes: [
    ['userId', 'startedAt'],
    ['startedAt'],
    { columns: ['asked'], using: 'gin', where: "status = 'scored'" },
  ],
  eventTypes: [
    'MockTestStarted',
    'MockTestAnswerSubmitted',
    'MockTestSectionEnded',
    'MockTestSubmitted',
    'MockTestResultRecorded',
    'MockTestQuestionRescored',
  ],
  keyOf: ({ stream }) => [streamId(stream)],
  fold(row, event) {
    if (event.type === 'MockTestStarted') {
      const { sessionId, userId, mockTestId, startedAt, deadline, questions } = event.data;
      const start = { status: 'running', answered: 0, points: null, maximum: null } as const;
      return { sessionId, userId, mockTestId, startedAt, deadline, ...start, asked: askedWords(questions) };
    }
    if (!row) return undefined;
    switch (event.type) {
      case 'MockTestAnswerSubmitted':
        return { ...row, answered: row.answered + 1 };
      case 'MockTestSectionEnded':
        return { ...row, status: 'section_ended' };
      case 'MockTestSubmitted':
        return { ...row, status: 'submitted' };
      case 'MockTestResultRecorded':
        return { ...row, status: 'scored', points: event.data.points, maximum: event.data.maximum };
      case 'MockTestQuestionRescored': {
        const { uid, questionVersion, points, maximum } = event.data;
        return { ...row, points, maximum, asked: withRevision(row.asked, uid, questionVersion) };
      }
    }
  },
});
