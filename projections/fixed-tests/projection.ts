import type { ExamType } from '#domain/accounts/exam-type.ts';
import type { ExamPart } from '#domain/mock-tests/exam-part.ts';
import { questionsIn, type FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import type { FixedTestStatus } from '#domain/fixed-tests/fixed-test.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';

const columns = {
  mockTestId: column.text(),
  examType: column.text<ExamType>(),
  /** null for a full test. */
  part: column.text<ExamPart>().orNull(),
  name: column.text(),
  status: column.text<FixedTestStatus>(),
  questions: column.integer(),
  test: column.json<FixedTest>(),
  revision: column.integer(),
  changedAt: column.text(),
  reason: column.text().orNull(),
};

export type FixedTestRow = RowOf<typeof columns>;

export const fixedTests = defineProjection({
  name: 'fixed_tests',
  version: 1,
  columns,
  key: ['mockTestId'],
  eventTypes: ['MockTestBuilt', 'MockTestRevised', 'MockTestPublished', 'MockTestRetired'],
  keysOf: ({ stream }) => [{ mockTestId: streamId(stream) }],
  fold([row], event): readonly FixedTestRow[] {
    const changedAt = event.metadata.at;
    if (event.type === 'MockTestBuilt') {
      return [{ ...listed(event.data.test), status: 'draft', revision: 1, changedAt, reason: null }];
    }
    if (!row) return [];
    switch (event.type) {
      case 'MockTestRevised': {
        const { test, reason } = event.data;
        return [{ ...row, ...listed(test), revision: row.revision + 1, changedAt, reason }];
      }
      case 'MockTestPublished':
        return [{ ...row, status: 'published', changedAt }];
      case 'MockTestRetired':
        return [{ ...row, status: 'retired', changedAt, reason: event.data.reason }];
    }
  },
});

function listed(test: FixedTest) {
  const { mockTestId, examType, part, name } = test;
  return { mockTestId, examType, part, name, test, questions: questionsIn(test).length };
}
