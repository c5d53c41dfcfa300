import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import type { adminMarkReports } from '#domain/writing/mark-report-contract.ts';
import { sql } from 'kysely';
import { selectPage, type Page } from '../core/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
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

/** A page of the reported marks; the words are in the answers. */
export const listMarkReports = (db: ReadModelsDatabase, query: ListQuery): Promise<Page<MarkReportRow>> =>
  selectPage<MarkReportRow>(db, source, query);
