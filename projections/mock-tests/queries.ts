import { sql } from 'kysely';
import type { AdminMockTest, adminMockTests } from '#domain/mock-tests/admin-contract.ts';
import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import { selectPage, type Page } from '../core/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { MockTestRow } from './projection.ts';

export type SittingRow = Pick<
  MockTestRow,
  'sessionId' | 'mockTestId' | 'status' | 'startedAt' | 'deadline' | 'points' | 'maximum'
>;

/** The sittings of a user, newest first. */
export async function selectSittings(db: ReadModelsDatabase, userId: string): Promise<SittingRow[]> {
  return await db
    .selectFrom('mock_tests')
    .select(['sessionId', 'mockTestId', 'status', 'startedAt', 'deadline', 'points', 'maximum'])
    .where('userId', '=', userId)
    .orderBy('startedAt', 'desc')
    .orderBy('sessionId', 'desc')
    .execute();
}

/** When each question was last asked of a user in a test: uid to ISO 8601. */
export async function selectLastAsked(
  db: ReadModelsDatabase,
  userId: string,
): Promise<ReadonlyMap<string, string>> {
  const sittings = await db
    .selectFrom('mock_tests')
    .select(['startedAt', 'asked'])
    .where('userId', '=', userId)
    .orderBy('startedAt', 'asc')
    .execute();
  return new Map(
    sittings.flatMap(({ startedAt, asked }) => Object.keys(asked).map((uid) => [uid, startedAt])),
  );
}

/** The latest sittings that a user had begun at a time, newest first, with what they asked. @param until `at` is ISO 8601, UTC */
export async function selectSittingsUntil(
  db: ReadModelsDatabase,
  userId: string,
  { at, limit }: { readonly at: string; readonly limit: number },
): Promise<Pick<MockTestRow, 'sessionId' | 'asked'>[]> {
  return await db
    .selectFrom('mock_tests')
    .select(['sessionId', 'asked'])
    .where('userId', '=', userId)
    .where('startedAt', '<=', at)
    .orderBy('startedAt', 'desc')
    .orderBy('sessionId', 'desc')
    .limit(limit)
    .execute();
}

const source = {
  view: 'mock_tests',
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
  searched: ['sessionId', 'userId', 'mockTestId'],
};

export async function listMockTests(db: ReadModelsDatabase, page: ListQuery): Promise<Page<AdminMockTest>> {
  const { rows, total } = await selectPage<MockTestRow>(db, source, page);
  return {
    rows: rows.map(
      ({ sessionId, userId, mockTestId, status, startedAt, deadline, answered, points, maximum }) => ({
        id: sessionId,
        userId,
        mockTestId,
        status,
        startedAt,
        deadline,
        answered,
        points,
        maximum,
      }),
    ),
    total,
  };
}

/**
 * One page of the scored sittings that asked a question and whose score of it follows a revision before this one, in
 * the order of their ids.
 * @param page `after`: the last id of the page before
 */
export async function listSittingsToRescore(
  db: ReadModelsDatabase,
  uid: string,
  beforeRevision: number,
  { after = '', limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<Pick<MockTestRow, 'sessionId' | 'userId'>[]> {
  return await db
    .selectFrom('mock_tests')
    .select(['sessionId', 'userId'])
    .where('status', '=', 'scored')
    // The operator is what an index answers; the comparison alone would read every sitting.
    .where(sql<boolean>`asked ? ${uid} and (asked ->> ${uid})::integer < ${beforeRevision}`)
    .where('sessionId', '>', after)
    .orderBy('sessionId')
    .limit(limit)
    .execute();
}
