import type { ReadModelsDatabase } from '../core/read-models.ts';

/** A writing credit that was spent, and no answer seen for it. */
export interface UnansweredCredit {
  readonly attemptId: string;
  readonly uid: string;
  readonly userId: string | null;
  readonly visitorId: string | null;
}

/** Credits that were spent before a moment for answers that have not come in, oldest first. @param before ISO 8601 */
export async function listUnanswered(
  db: ReadModelsDatabase,
  before: string,
  limit: number,
): Promise<UnansweredCredit[]> {
  const rows = await db
    .selectFrom('credits')
    .select(['entryId', 'uid', 'userId', 'visitorId'])
    .where('status', '=', 'spent')
    .where('at', '<', before)
    .orderBy('at')
    .limit(limit)
    .execute();
  return rows.map(({ entryId: attemptId, uid, ...row }) => ({ attemptId, uid: uid ?? '', ...row }));
}
