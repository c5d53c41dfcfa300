import { sql } from 'kysely';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import type { AdminMockTest, adminMockTests } from '#domain/sittings/admin-contract.ts';
import { testName } from '#domain/mock-tests/test-name.ts';
import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import type { Instant } from '#domain/core/instant.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { SittingRow } from './projection.ts';

export type ListedSitting = Pick<
  SittingRow,
  'sessionId' | 'mockTestId' | 'status' | 'startedAt' | 'deadline' | 'points' | 'maximum' | 'figures'
>;

const isNoTrial = sql<boolean>`mark is distinct from 'trial'`;

/** A user's sittings, newest first, without removed ones and trials. */
export async function selectSittings(db: ReadModelsDatabase, userId: string): Promise<ListedSitting[]> {
  return await db
    .selectFrom('sittings')
    .select(['sessionId', 'mockTestId', 'status', 'startedAt', 'deadline', 'points', 'maximum', 'figures'])
    .where('userId', '=', userId)
    .where('isRemoved', '=', false)
    .where(isNoTrial)
    .orderBy('startedAt', 'desc')
    .orderBy('sessionId', 'desc')
    .execute();
}

/** A user's sittings that can be continued, including trials. */
export async function selectOpenSittings(db: ReadModelsDatabase, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sittings')
    .select('sessionId')
    .where('userId', '=', userId)
    .where('status', 'in', ['running', 'between_sections'])
    .orderBy('startedAt')
    .execute();
  return rows.map(({ sessionId }) => sessionId);
}

/** The number of other students' overall scores for an exam, and of lower ones; without removed and marked sittings. */
export async function countOverall(
  db: ReadModelsDatabase,
  {
    examType,
    overall,
    userId,
  }: { readonly examType: ExamType; readonly overall: number; readonly userId: string },
): Promise<{ readonly all: number; readonly lower: number }> {
  return await db
    .selectFrom('sittings')
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`count(*) filter (where overall < ${overall})::integer`.as('lower'),
    ])
    .where('examType', '=', examType)
    .where('overall', 'is not', null)
    .where('userId', '!=', userId)
    .where('isRemoved', '=', false)
    .where('mark', 'is', null)
    .executeTakeFirstOrThrow();
}

/** The sitting shared under a link, as far as the projection knows. */
export async function findShared(db: ReadModelsDatabase, shareId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sittings')
    .select('sessionId')
    .where('shareId', '=', shareId)
    .executeTakeFirst();
  return row?.sessionId;
}

export async function selectLastAsked(
  db: ReadModelsDatabase,
  userId: string,
): Promise<ReadonlyMap<string, Instant>> {
  const sittings = await db
    .selectFrom('sittings')
    .select(['startedAt', 'asked'])
    .where('userId', '=', userId)
    .where(isNoTrial)
    .orderBy('startedAt', 'asc')
    .execute();
  return new Map(
    sittings.flatMap(({ startedAt, asked }) => Object.keys(asked).map((uid) => [uid, startedAt])),
  );
}

/** The latest sittings begun before a time, newest first, with their questions. */
export async function selectSittingsUntil(
  db: ReadModelsDatabase,
  userId: string,
  { at, limit }: { readonly at: Instant; readonly limit: number },
): Promise<Pick<SittingRow, 'sessionId' | 'asked'>[]> {
  return await db
    .selectFrom('sittings')
    .select(['sessionId', 'asked'])
    .where('userId', '=', userId)
    .where('startedAt', '<=', at)
    .orderBy('startedAt', 'desc')
    .orderBy('sessionId', 'desc')
    .limit(limit)
    .execute();
}

/** A user's newest results, without quick ones. @param period `since`: when they began */
export async function selectRecentResults(
  db: ReadModelsDatabase,
  userId: string,
  { since, limit }: { readonly since: Instant; readonly limit: number },
): Promise<Pick<SittingRow, 'startedAt' | 'overall' | 'results'>[]> {
  return await db
    .selectFrom('sittings')
    .select(['startedAt', 'overall', 'results'])
    .where('userId', '=', userId)
    .where('startedAt', '>=', since)
    .where('status', '=', 'scored')
    .where('isRemoved', '=', false)
    .where('mark', 'is', null)
    .orderBy('startedAt', 'desc')
    .limit(limit)
    .execute();
}

const source = {
  view: sql`(select sittings.*, fixed_tests.name as fixed_name from read_models.sittings
    left join read_models.fixed_tests using (mock_test_id)) as sittings`,
  columns: {
    id: 'sessionId',
    userId: 'userId',
    mockTestId: 'mockTestId',
    status: 'status',
    startedAt: 'startedAt',
    deadline: 'deadline',
    answered: 'answered',
    points: 'points',
  } satisfies Readonly<Record<FieldOf<typeof adminMockTests>, string>>,
  key: 'sessionId',
  searched: ['sessionId', 'userId', 'mockTestId', 'fixedName'],
  only: isNoTrial,
};

export async function listMockTests(db: ReadModelsDatabase, page: ListQuery): Promise<Page<AdminMockTest>> {
  const { rows, total } = await selectPage<SittingRow & { readonly fixedName: string | null }>(
    db,
    source,
    page,
  );
  return {
    rows: rows.map(
      ({
        sessionId,
        userId,
        mockTestId,
        fixedName,
        status,
        startedAt,
        deadline,
        answered,
        points,
        maximum,
        paidBy,
      }) => ({
        id: sessionId,
        userId,
        mockTestId,
        name: fixedName ?? testName(mockTestId),
        status,
        startedAt,
        deadline,
        answered,
        points,
        maximum,
        paidBy,
      }),
    ),
    total,
  };
}

/** Sittings scored by an older revision of a question, by id. @param page `after`: the previous page's last id */
export async function listSittingsToRescore(
  db: ReadModelsDatabase,
  uid: string,
  beforeRevision: number,
  { after = '', limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<Pick<SittingRow, 'sessionId' | 'userId'>[]> {
  return await db
    .selectFrom('sittings')
    .select(['sessionId', 'userId'])
    .where('status', '=', 'scored')
    // The operator uses an index; the comparison alone would read every sitting.
    .where(sql<boolean>`asked ? ${uid} and (asked ->> ${uid})::integer < ${beforeRevision}`)
    .where('sessionId', '>', after)
    .orderBy('sessionId')
    .limit(limit)
    .execute();
}

/** The estimate of the last unmarked full test before a day. @param day ISO 8601 */
export async function selectEstimateBefore(db: ReadModelsDatabase, userId: string, day: string) {
  const row = await db
    .selectFrom('sittings')
    .select(['sessionId', 'examType', 'figures'])
    .where('userId', '=', userId)
    .where('startedAt', '<', `${day}T00:00:00.000Z`)
    .where('overall', 'is not', null)
    .where('isRemoved', '=', false)
    .where('mark', 'is', null)
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const overall = row?.figures?.overall;
  if (!row || !overall) return undefined;
  const { value, low, high } = overall;
  const { sessionId, examType } = row;
  return { examType, estimate: { sessionId, overall: value, low, high } };
}
