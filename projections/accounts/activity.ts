import { sql } from 'kysely';
import type { ReadModelsDatabase } from '../core/read-models.ts';

export async function countActivity(
  db: ReadModelsDatabase,
  userId: string,
): Promise<{ answers: number; sittings: number; openReports: number }> {
  const count = sql<number>`count(*)::integer`.as('count');
  const [answers, sittings, openReports] = await Promise.all([
    db.selectFrom('attempts').select(count).where('userId', '=', userId).executeTakeFirstOrThrow(),
    db.selectFrom('sittings').select(count).where('userId', '=', userId).executeTakeFirstOrThrow(),
    db
      .selectFrom('question_reports')
      .select(count)
      .where('userId', '=', userId)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow(),
  ]);
  return { answers: answers.count, sittings: sittings.count, openReports: openReports.count };
}
