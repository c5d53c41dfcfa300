import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import type { adminMarkReports } from '#domain/writing/mark-report-contract.ts';
import { sql } from 'kysely';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { Person } from '../progress/person.ts';
import type { MarkReportRow } from './projection.ts';

const source = {
  view: sql`read_models.mark_reports`,
  columns: {
    id: 'reportId',
    status: 'status',
    uid: 'uid',
    fault: 'fault',
    rule: 'rule',
    userId: 'userId',
    at: 'at',
  } satisfies Readonly<Record<FieldOf<typeof adminMarkReports>, string>>,
  key: 'reportId',
  searched: ['uid', 'rule', 'reportId', 'userId'],
};

export const listMarkReports = (db: ReadModelsDatabase, query: ListQuery): Promise<Page<MarkReportRow>> =>
  selectPage<MarkReportRow>(db, source, query);

/** A person's reports on one answer, in the order of the marks. */
export async function listOwnMarkReports(
  db: ReadModelsDatabase,
  person: Person,
  { place, answerId }: Pick<MarkReportRow, 'place' | 'answerId'>,
): Promise<Pick<MarkReportRow, 'uid' | 'spanFrom' | 'spanTo' | 'status'>[]> {
  const [column, id] =
    'userId' in person ? (['userId', person.userId] as const) : (['visitorId', person.visitorId] as const);
  return await db
    .selectFrom('mark_reports')
    .select(['uid', 'spanFrom', 'spanTo', 'status'])
    .where('answerId', '=', answerId)
    .where('place', '=', place)
    .where(column, '=', id)
    .orderBy('uid')
    .orderBy('spanFrom')
    .execute();
}
