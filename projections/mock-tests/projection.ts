import type { MockTestStatus } from '#domain/mock-tests/mock-test-status.ts';
import { column, type RowOf } from '../core/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/stream-id.ts';

const columns = {
  sessionId: column.text(),
  userId: column.text(),
  mockTestId: column.text(),
  status: column.text<MockTestStatus>(),
  startedAt: column.text(),
  deadline: column.text(),
  answered: column.integer(),
  /** How many analyses have come to an end; a change of it tells the student's windows to look again. */
  analysed: column.integer(),
  /** Null until the result is recorded; then those that count. */
  points: column.number().orNull(),
  maximum: column.number().orNull(),
  /** The questions that were asked, each with the revision that its score follows. */
  asked: column.json<{ readonly [uid: string]: number }>(),
};

/** One sitting of a mock test. */
export type MockTestRow = RowOf<typeof columns>;

export const mockTests = defineProjection({
  name: 'mock_tests',
  version: 4,
  columns,
  key: ['sessionId'],
  indexes: [['userId', 'startedAt'], ['startedAt'], { gin: 'asked', where: "status = 'scored'" }],
  eventTypes: [
    'MockTestStarted',
    'MockTestAnswerSubmitted',
    'MockTestAnswerScored',
    'MockTestAnswerAnalysisFailed',
    'MockTestSectionEnded',
    'MockTestSubmitted',
    'MockTestResultRecorded',
    'MockTestQuestionRescored',
  ],
  keysOf: ({ stream }) => [{ sessionId: streamId(stream) }],
  fold([row], event): readonly MockTestRow[] {
    if (event.type === 'MockTestStarted') {
      const { sessionId, userId, mockTestId, startedAt, deadline, questions } = event.data;
      const start = { status: 'running', answered: 0, analysed: 0, points: null, maximum: null } as const;
      const asked = Object.fromEntries(questions.map(({ uid, revision }) => [uid, revision]));
      return [{ sessionId, userId, mockTestId, startedAt, deadline, ...start, asked }];
    }
    if (!row) return [];
    switch (event.type) {
      case 'MockTestAnswerSubmitted':
        return [{ ...row, answered: row.answered + 1 }];
      case 'MockTestAnswerScored':
      case 'MockTestAnswerAnalysisFailed':
        return [{ ...row, analysed: row.analysed + 1 }];
      case 'MockTestSectionEnded':
        return [{ ...row, status: 'section_ended' }];
      case 'MockTestSubmitted':
        return [{ ...row, status: 'submitted' }];
      case 'MockTestResultRecorded':
        return [{ ...row, status: 'scored', points: event.data.points, maximum: event.data.maximum }];
      case 'MockTestQuestionRescored': {
        const { uid, revision, points, maximum } = event.data;
        return [{ ...row, points, maximum, asked: { ...row.asked, [uid]: revision } }];
      }
    }
  },
});
