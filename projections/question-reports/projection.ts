import type { ReportReason, Resolution } from '#domain/questions/report-reason.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';

const columns = {
  reportId: column.text(),
  uid: column.text(),
  revision: column.integer(),
  reason: column.text<ReportReason>(),
  status: column.text<'open' | 'resolved'>(),
  resolution: column.text<Resolution>().orNull(),
  userId: column.text().orNull(),
  visitorId: column.text().orNull(),
  at: column.text(),
};

/** A report and its outcome. Its texts are personal and stay in `report_messages`, where deletion erases them. */
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
