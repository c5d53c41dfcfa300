import { sql } from 'kysely';
import type { Instant } from '#domain/core/instant.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';

/** Larger than the vocabulary. */
const most = 2_000;

export const selectSavedWords = (db: ReadModelsDatabase, userId: string) =>
  db
    .selectFrom('saved_words')
    .select(['word', 'due'])
    .where('userId', '=', userId)
    .where('isSaved', '=', true)
    .orderBy('due')
    .orderBy('word')
    .limit(most)
    .execute();

export async function countDueWords(db: ReadModelsDatabase, userId: string, now: Instant): Promise<number> {
  const { due } = await db
    .selectFrom('saved_words')
    .select(sql<number>`count(*)::integer`.as('due'))
    .where('userId', '=', userId)
    .where('isSaved', '=', true)
    .where('due', '<=', now)
    .executeTakeFirstOrThrow();
  return due;
}
