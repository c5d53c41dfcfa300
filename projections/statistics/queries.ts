import type { TypeStatistics } from '#domain/statistics/type-statistics.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';

/** A row for each question type that the user has answered, in the order of their codes. */
export async function selectTypeStatistics(
  db: ReadModelsDatabase,
  userId: string,
): Promise<TypeStatistics[]> {
  return await db
    .selectFrom('statistics')
    .select(['type', 'answered', 'right', 'points', 'maximum', 'seconds'])
    .where('userId', '=', userId)
    .orderBy('type')
    .execute();
}
