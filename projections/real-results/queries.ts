import { sql } from 'kysely';
import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import type { AdminRealResult, adminRealResults } from '#domain/results/admin-contract.ts';
import type { CalibrationEntry } from '#domain/results/calibration.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';

export async function selectCalibration(db: ReadModelsDatabase): Promise<CalibrationEntry[]> {
  return await db
    .selectFrom('real_results')
    .select(['examType', 'takenOn', 'overall'])
    .select((row) => [
      row.ref('version').$notNull().as('version'),
      row.ref('estimated').$notNull().as('estimated'),
      row.ref('low').$notNull().as('low'),
      row.ref('high').$notNull().as('high'),
    ])
    .where('status', '=', 'reported')
    .where('estimated', 'is not', null)
    .execute();
}

const source = {
  view: sql`(select id, user_id, exam_type, status, taken_on, overall, estimated, estimated - overall as error,
    version, source, corrected, at from read_models.real_results) as real_results`,
  columns: {
    id: 'id',
    userId: 'userId',
    examType: 'examType',
    status: 'status',
    takenOn: 'takenOn',
    overall: 'overall',
    error: 'error',
    at: 'at',
  } satisfies Readonly<Record<FieldOf<typeof adminRealResults>, string>>,
  key: 'id',
  searched: ['userId'],
};

export const listRealResults = (db: ReadModelsDatabase, query: ListQuery): Promise<Page<AdminRealResult>> =>
  selectPage<AdminRealResult>(db, source, query);
