import type { Instant } from '#domain/core/instant.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';

const columns = {
  sessionId: column.text(),
  userId: column.text(),
  since: column.text(),
  /** One per answer. */
  answers: column.json<readonly AnswerTime[]>(),
  lastAt: column.text().orNull(),
  /** Removed by the student: excluded from statistics. */
  isRemoved: column.boolean(),
};

/** The time of an answer, and how long its question was shown. */
type AnswerTime = { readonly at: Instant; readonly seconds: number };

/** As `secondsPerAnswer`; unanswered questions add nothing, marked sittings have no row. */
export const testTimes = defineProjection({
  name: 'test_times',
  version: 1,
  columns,
  key: ['sessionId'],
  indexes: [{ columns: ['userId', 'lastAt'], where: 'not is_removed' }],
  eventTypes: [
    'MockTestStarted',
    'MockTestSectionStarted',
    'MockTestClockExpired',
    'MockTestBreakEnded',
    'MockTestAnswerSubmitted',
    'MockTestRemoved',
    'MockTestRestored',
  ],
  keysOf: ({ stream }) => [{ sessionId: streamId(stream) }],
  fold([row], { type, data, metadata }): readonly RowOf<typeof columns>[] {
    if (type === 'MockTestStarted') {
      const { sessionId, userId, startedAt, mark } = data;
      return mark === undefined
        ? [{ sessionId, userId, since: startedAt, answers: [], lastAt: null, isRemoved: false }]
        : [];
    }
    if (!row) return [];
    switch (type) {
      case 'MockTestSectionStarted':
        return [{ ...row, since: data.startedAt }];
      case 'MockTestClockExpired':
        return [{ ...row, since: data.ranOutAt }];
      case 'MockTestBreakEnded':
        return [{ ...row, since: data.until }];
      case 'MockTestAnswerSubmitted': {
        const at = data.submittedAt ?? metadata.at;
        // Two servers' clocks may differ.
        const seconds = Math.max(0, (Date.parse(at) - Date.parse(row.since)) / 1000);
        return [{ ...row, since: at, lastAt: at, answers: [...row.answers, { at, seconds }] }];
      }
      case 'MockTestRemoved':
        return [{ ...row, isRemoved: true }];
      case 'MockTestRestored':
        return [{ ...row, isRemoved: false }];
    }
  },
});
