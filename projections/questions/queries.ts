import { sql } from 'kysely';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import type { AdminQuestion, adminQuestions } from '#domain/questions/admin-contract.ts';
import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { QuestionRow } from './projection.ts';

export { countExercises } from './exercises.ts';
export { listQuestions } from './list.ts';
export { selectNeighbours, selectNextNotDone } from './neighbours.ts';
export type { Selection } from './selection.ts';

/** Of one type, or all. */
export async function listPredicted(db: ReadModelsDatabase, type?: TypeCode): Promise<string[]> {
  const ofType = type === undefined ? sql`` : sql`and q.type = ${type}`;
  const { rows } = await sql<{ uid: string }>`
    select q.uid from read_models.questions q where q.status = 'published' and q.prediction ${ofType}
    order by q.uid`.execute(db);
  return rows.map(({ uid }) => uid);
}

type ReservedQuestion = Pick<QuestionRow, 'uid' | 'type' | 'free' | 'everyday'>;

export async function listReserved(
  db: ReadModelsDatabase,
  types: readonly TypeCode[],
): Promise<ReservedQuestion[]> {
  const { rows } = await sql<ReservedQuestion>`
    select q.uid, q.type, q.free, q.everyday from read_models.questions q
    where q.status = 'reserved' and q.type = any (${types}::text[]) order by q.uid`.execute(db);
  return rows;
}

const adminRows = sql`(
  select q.uid, substring(q.uid from '[0-9]+$')::integer as number, q.type, q.title, q.difficulty, q.topics, q.free, q.prediction, q.status, q.revision,
    coalesce(r.open_reports, 0) as open_reports, r.uid is not null as is_reported
  from read_models.questions q
  left join (
    select uid, count(*)::integer as open_reports from read_models.question_reports where status = 'open' group by uid
  ) r on r.uid = q.uid
) questions`;

const source = {
  view: adminRows,
  columns: {
    id: 'uid',
    type: 'type',
    title: 'title',
    difficulty: 'difficulty',
    free: 'free',
    prediction: 'prediction',
    status: 'status',
    revision: 'revision',
    openReports: 'openReports',
    isReported: 'isReported',
    number: 'number',
  } satisfies Readonly<Record<FieldOf<typeof adminQuestions>, string>>,
  key: 'uid',
  searched: ['uid', 'title', 'topics'],
};

type AdminRow = Omit<QuestionRow, 'sortTitle' | 'words' | 'reserved' | 'everyday'> & {
  readonly openReports: number;
  readonly isReported: boolean;
  /** Of the uid, for sorting: names do not sort by it from the ten-thousandth question on. */
  readonly number: number;
};

/** Including drafts and retired questions; the question itself comes from its stream. */
export async function listQuestionsForAdmin(
  db: ReadModelsDatabase,
  page: ListQuery,
): Promise<Page<AdminQuestion>> {
  const { rows, total } = await selectPage<AdminRow>(db, source, page);
  return {
    rows: rows.map(({ uid, isReported: _isReported, number: _number, ...row }) => ({ ...row, id: uid })),
    total,
  };
}
