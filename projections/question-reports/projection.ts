import type { QuestionReportEvent, ReportReason, Resolution } from '#domain/questions/question-report.ts';
import { defineProjection } from '../core/projection.ts';

/**
 * Something that somebody found wrong with a question, and what came of it. What they wrote is personal and stands in
 * `report_messages`, where the end of an account can erase it.
 */
export interface QuestionReportRow {
  readonly reportId: string;
  readonly uid: string;
  /** Of the question as it was seen. */
  readonly revision: number;
  readonly reason: ReportReason;
  readonly status: 'open' | 'resolved';
  readonly resolution: Resolution | null;
  readonly note: string | null;
  readonly userId: string | null;
  readonly visitorId: string | null;
  readonly at: string;
}

export const questionReports = defineProjection<
  'question_reports',
  QuestionReportRow,
  QuestionReportEvent['type']
>({
  name: 'question_reports',
  version: 1,
  columns: {
    reportId: 'text',
    uid: 'text',
    revision: 'integer',
    reason: 'text',
    status: 'text',
    resolution: 'text null',
    note: 'text null',
    userId: 'text null',
    visitorId: 'text null',
    at: 'text',
  },
  key: ['reportId'],
  indexes: [['at'], { columns: ['uid'], where: "status = 'open'" }],
  eventTypes: ['QuestionReported', 'QuestionReportResolved'],
  keyOf: ({ data }) => [data.reportId],
  fold(row, { type, data, metadata }) {
    if (type === 'QuestionReported') {
      const { reportId, uid, questionVersion, reason } = data;
      return {
        reportId,
        uid,
        revision: questionVersion,
        reason,
        status: 'open',
        resolution: null,
        note: null,
        userId: metadata.userId ?? null,
        visitorId: metadata.visitorId ?? null,
        at: metadata.at,
      };
    }
    return row && { ...row, status: 'resolved', resolution: data.resolution, note: data.note };
  },
});
