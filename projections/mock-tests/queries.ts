import type { AdminMockTest } from '#domain/support/contract.ts';
import { selectPage, type Page, type PageRequest } from '../core/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { MockTestRow } from './projection.ts';

/** The sittings of a user, newest first. */
export async function selectSittings(
  db: ReadModelsDatabase,
  userId: string,
): Promise<Omit<MockTestRow, 'userId'>[]> {
  return await db
    .selectFrom('mock_tests')
    .select(['sessionId', 'mockTestId', 'status', 'startedAt', 'deadline', 'answered', 'points', 'maximum'])
    .where('userId', '=', userId)
    .orderBy('startedAt', 'desc')
    .orderBy('sessionId', 'desc')
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
    maximum: 'maximum',
  },
  key: 'sessionId',
  searched: ['sessionId', 'userId', 'mockTestId'],
};

export async function listMockTests(db: ReadModelsDatabase, page: PageRequest): Promise<Page<AdminMockTest>> {
  const { rows, total } = await selectPage<MockTestRow>(db, source, page);
  return { rows: rows.map(({ sessionId, ...row }) => ({ id: sessionId, ...row })), total };
}
