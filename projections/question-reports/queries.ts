import type { AdminReport, adminReports } from '#domain/questions/admin-contract.ts';
import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import { selectPage, type Page } from '../core/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import { personKey } from '../progress/person.ts';
import { messagesIn } from '../report-messages/projection.ts';
import type { QuestionReportRow } from './projection.ts';

const source = {
  view: 'question_reports',
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

/** A page of all reports, with what was written as far as it is not erased. */
export async function listReports(db: ReadModelsDatabase, page: ListQuery): Promise<Page<AdminReport>> {
  const { rows, total } = await selectPage<QuestionReportRow>(db, source, page);
  const messagesOf = await selectMessages(db, new Set(rows.map(reporterOf)));
  return {
    rows: rows.map(({ reportId, ...row }) => ({
      id: reportId,
      ...row,
      message: messagesOf(reporterOf(row), reportId),
    })),
    total,
  };
}

function reporterOf({ userId, visitorId }: Pick<QuestionReportRow, 'userId' | 'visitorId'>): string {
  return personKey({ userId: userId ?? undefined, visitorId: visitorId ?? undefined }) ?? '';
}

/** Finds what a person wrote in a report: nothing where the read model of the messages has not come so far yet. */
async function selectMessages(db: ReadModelsDatabase, personIds: ReadonlySet<string>) {
  const rows = await db
    .selectFrom('report_messages')
    .selectAll()
    .where('personId', 'in', ['', ...personIds])
    .execute();
  const byPerson = new Map(
    rows.map(({ personId, messages }) => [personId, messages === null ? null : messagesIn(messages)]),
  );
  return (personId: string, reportId: string): string | null => {
    const messages = byPerson.get(personId);
    return messages === null ? null : (messages?.[reportId] ?? '');
  };
}
