import type { MockTestStatus } from '#domain/mock-tests/mock-test-status.ts';
import { questionsOf } from '#domain/mock-tests/mock-test-attempt.ts';
import { column, type RowOf } from '../core/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/stream-id.ts';

const columns = {
  sessionId: column.text(),
  userId: column.text(),
  mockTestId: column.text(),
  status: column.text<MockTestStatus>(),
  startedAt: column.text(),
  /** Until when it may be gone on with: the end of its section, or of its days between two of them. */
  deadline: column.text(),
  expiresAt: column.text(),
  /** The section of the moment, 0 for the first. */
  section: column.integer(),
  /** The seconds of each section's clocks together. */
  sectionSeconds: column.json<readonly number[]>(),
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
  version: 5,
  columns,
  key: ['sessionId'],
  indexes: [['userId', 'startedAt'], ['startedAt'], { gin: 'asked', where: "status = 'scored'" }],
  eventTypes: [
    'MockTestStarted',
    'MockTestSectionStarted',
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
      const { sections, ...sitting } = event.data;
      const start = { status: 'running', answered: 0, analysed: 0, points: null, maximum: null } as const;
      const asked = Object.fromEntries(questionsOf(sections).map(({ uid, revision }) => [uid, revision]));
      const sectionSeconds = sections.map(({ clocks }) =>
        clocks.reduce((sum, { seconds }) => sum + seconds, 0),
      );
      const deadline = endOf(sitting.startedAt, sectionSeconds[0]);
      return [{ ...sitting, deadline, section: 0, sectionSeconds, ...start, asked }];
    }
    if (!row) return [];
    switch (event.type) {
      case 'MockTestSectionStarted': {
        const { index, startedAt } = event.data;
        const deadline = endOf(startedAt, row.sectionSeconds[index]);
        return [{ ...row, status: 'running', section: index, deadline }];
      }
      case 'MockTestAnswerSubmitted':
        return [{ ...row, answered: row.answered + 1 }];
      case 'MockTestAnswerScored':
      case 'MockTestAnswerAnalysisFailed':
        return [{ ...row, analysed: row.analysed + 1 }];
      case 'MockTestSectionEnded':
        return [
          row.section + 1 < row.sectionSeconds.length
            ? { ...row, status: 'between_sections', deadline: row.expiresAt }
            : { ...row, status: 'section_ended' },
        ];
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

const endOf = (start: string, seconds = 0): string =>
  new Date(Date.parse(start) + seconds * 1000).toISOString();
