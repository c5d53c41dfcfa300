import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import type { FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import type { adminFixedTests } from '#domain/fixed-tests/contract.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { FixedTestRow } from './projection.ts';

export async function selectFixedTests(
  db: ReadModelsDatabase,
  which: 'published' | 'not_retired',
): Promise<FixedTest[]> {
  const rows = await db
    .selectFrom('fixed_tests')
    .select('test')
    .where('status', 'in', which === 'published' ? ['published'] : ['published', 'draft'])
    .orderBy('mockTestId')
    .execute();
  return rows.map(({ test }) => test);
}

/** Including drafts and retired tests. */
export async function selectOptionalFixedTestName(
  db: ReadModelsDatabase,
  mockTestId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('fixed_tests')
    .select('name')
    .where('mockTestId', '=', mockTestId)
    .executeTakeFirst();
  return row?.name;
}

/** Including drafts and retired tests, by id. */
export async function selectFixedTestNames(db: ReadModelsDatabase): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('fixed_tests').select(['mockTestId', 'name']).execute();
  return new Map(rows.map(({ mockTestId, name }) => [mockTestId, name]));
}

const source = {
  view: 'fixed_tests',
  columns: {
    id: 'mockTestId',
    name: 'name',
    examType: 'examType',
    part: 'part',
    status: 'status',
    questions: 'questions',
    changedAt: 'changedAt',
  } satisfies Readonly<Record<FieldOf<typeof adminFixedTests>, string>>,
  key: 'mockTestId',
  searched: ['mockTestId', 'name'],
};

/** Including drafts and retired tests. */
export function listFixedTests(db: ReadModelsDatabase, page: ListQuery): Promise<Page<FixedTestRow>> {
  return selectPage<FixedTestRow>(db, source, page);
}
