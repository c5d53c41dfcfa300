import type { MarkCategory, MarkSource } from '#domain/scoring/writing/language/marks.ts';
import type { AnswerPlace, MarkReportStatus } from '#domain/writing/mark-report-status.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';

const columns = {
  reportId: column.text(),
  status: column.text<MarkReportStatus>(),
  place: column.text<AnswerPlace>(),
  answerId: column.text(),
  uid: column.text(),
  spanFrom: column.integer(),
  spanTo: column.integer(),
  fault: column.text<'spelling' | 'grammar'>(),
  category: column.text<MarkCategory>().orNull(),
  rule: column.text().orNull(),
  sources: column.list<MarkSource>(),
  scorer: column.text(),
  scorerVersion: column.integer(),
  userId: column.text().orNull(),
  visitorId: column.text().orNull(),
  at: column.text(),
};

/** A reported mark: its place in the answer, without its text. */
export type MarkReportRow = RowOf<typeof columns>;

export const markReports = defineProjection({
  name: 'mark_reports',
  version: 1,
  columns,
  key: ['reportId'],
  indexes: [['at'], ['answerId'], { columns: ['rule'], where: "status = 'accepted'" }],
  eventTypes: ['MarkReported', 'MarkReportResolved'],
  keysOf: ({ data: { reportId } }) => [{ reportId }],
  fold([row], { type, data, metadata }): readonly MarkReportRow[] {
    if (type === 'MarkReportResolved') return row ? [{ ...row, status: data.judgement }] : [];
    if (row) return [];
    const { span, category = null, rule = null, sources = [], ...mark } = data;
    const [spanFrom, spanTo] = span;
    const { userId = null, visitorId = null, at } = metadata;
    return [{ ...mark, status: 'waiting', spanFrom, spanTo, category, rule, sources, userId, visitorId, at }];
  },
});
