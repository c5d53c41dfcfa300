import { sql } from 'kysely';
import type { AdminReport, adminReports } from '#domain/questions/admin-contract.ts';
import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import { personKeyOfRow } from '../progress/person.ts';
import type { QuestionReportRow } from './projection.ts';

/** Reports with their texts: null once erased, empty while that read model lags. */
const reports = sql`(
  select r.*, case when w.messages is null and w.person_id is not null then null
    else coalesce(w.messages ->> r.report_id, '') end as message, w.notes ->> r.report_id as note
  from read_models.question_reports r
  left join read_models.report_messages w on w.person_id = ${personKeyOfRow}
) reports`;

const source = {
  view: reports,
  columns: {
    id: 'reportId',
    uid: 'uid',
    reason: 'reason',
    status: 'status',
    resolution: 'resolution',
    userId: 'userId',
    visitorId: 'visitorId',
    at: 'at',
  } satisfies Readonly<Record<FieldOf<typeof adminReports>, string>>,
  key: 'reportId',
  searched: ['uid', 'reportId', 'userId', 'visitorId', 'note'],
};

/** With their texts unless erased. */
export async function listReports(db: ReadModelsDatabase, page: ListQuery): Promise<Page<AdminReport>> {
  type ReportRow = QuestionReportRow & { readonly message: string | null; readonly note: string | null };
  const { rows, total } = await selectPage<ReportRow>(db, source, page);
  return { rows: rows.map(({ reportId, ...row }) => ({ id: reportId, ...row })), total };
}
