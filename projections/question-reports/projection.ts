import type { ReportReason, Resolution } from '#domain/questions/report-reason.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';

const columns = {
  reportId: column.text(),
  uid: column.text(),
  /** Of the question as it was seen. */
  revision: column.integer(),
  reason: column.text<ReportReason>(),
  status: column.text<'open' | 'resolved'>(),
  resolution: column.text<Resolution>().orNull(),
  userId: column.text().orNull(),
  visitorId: column.text().orNull(),
  at: column.text(),
};

/**
 * What a person found wrong with a question, and what came of it. What they wrote, and what an admin answered, is personal
 * and stands in `report_messages`, where the end of an account can erase it.
 */
export type QuestionReportRow = RowOf<typeof columns>;

export const questionReports = defineProjection({
  name: 'question_reports',
  version: 2,
  columns,
  key: ['reportId'],
  indexes: [['at'], { columns: ['uid'], where: "status = 'open'" }],
  eventTypes: ['QuestionReported', 'QuestionReportResolved'],
  keysOf: ({ data }) => [{ reportId: data.reportId }],
  fold([row], { type, data, metadata }): readonly QuestionReportRow[] {
    if (type === 'QuestionReported') {
      const { reportId, uid, revision, reason } = data;
      return [
        {
          reportId,
          uid,
          revision,
          reason,
          status: 'open',
          resolution: null,
          userId: metadata.userId ?? null,
          visitorId: metadata.visitorId ?? null,
          at: metadata.at,
        },
      ];
    }
    return row ? [{ ...row, status: 'resolved', resolution: data.resolution }] : [];
  },
});
