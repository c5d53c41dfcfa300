import { sql } from 'kysely';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import type { AdminMockTest, adminMockTests } from '#domain/sittings/admin-contract.ts';
import { testName } from '#domain/mock-tests/test-name.ts';
import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import type { Instant } from '#domain/core/instant.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { MockTestRow } from './projection.ts';

export type SittingRow = Pick<
  MockTestRow,
  'sessionId' | 'mockTestId' | 'status' | 'startedAt' | 'deadline' | 'points' | 'maximum' | 'figures'
>;

const isNoTrial = sql<boolean>`mark is distinct from 'trial'`;

/** The sittings of a user that they did not remove, newest first. What an admin tried is none of them. */
export async function selectSittings(db: ReadModelsDatabase, userId: string): Promise<SittingRow[]> {
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

/** The sittings of a user that can be gone on with, an admin's trials too. */
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

/**
 * How many other students' overall scores there are for an exam, and how many are lower; without removed and marked
 * ones.
 */
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

/** The sitting whose scorecard is shared under a link, as far as the projection has come. */
export async function findShared(db: ReadModelsDatabase, shareId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sittings')
    .select('sessionId')
    .where('shareId', '=', shareId)
    .executeTakeFirst();
  return row?.sessionId;
}

/** When each question was last asked of a user in a test, by uid. */
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

/** The latest sittings that a user had begun at a time, newest first, with what they asked. */
export async function selectSittingsUntil(
  db: ReadModelsDatabase,
  userId: string,
  { at, limit }: { readonly at: Instant; readonly limit: number },
): Promise<Pick<MockTestRow, 'sessionId' | 'asked'>[]> {
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

/** A user's newest results; quick ones tell nothing of the exam. @param period `since`: when they began */
export async function selectRecentResults(
  db: ReadModelsDatabase,
  userId: string,
  { since, limit }: { readonly since: Instant; readonly limit: number },
): Promise<Pick<MockTestRow, 'startedAt' | 'overall' | 'results'>[]> {
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
  const { rows, total } = await selectPage<MockTestRow & { readonly fixedName: string | null }>(
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

/** Scored sittings by an older revision of a question, by id. @param page `after`: the last id of the page before */
export async function listSittingsToRescore(
  db: ReadModelsDatabase,
  uid: string,
  beforeRevision: number,
  { after = '', limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<Pick<MockTestRow, 'sessionId' | 'userId'>[]> {
  return await db
    .selectFrom('sittings')
    .select(['sessionId', 'userId'])
    .where('status', '=', 'scored')
    // The operator is what an index answers; the comparison alone would read every sitting.
    .where(sql<boolean>`asked ? ${uid} and (asked ->> ${uid})::integer < ${beforeRevision}`)
    .where('sessionId', '>', after)
    .orderBy('sessionId')
    .limit(limit)
    .execute();
}

/** The estimate of the last unmarked whole test before a day. @param day ISO 8601 */
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
