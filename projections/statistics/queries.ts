import type { TypeStatistics } from '#domain/statistics/type-statistics.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';

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
