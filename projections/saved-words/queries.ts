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
