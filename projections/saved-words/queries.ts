import type { ReadModelsDatabase } from '../core/read-models.ts';

/** More than the vocabulary has. */
const most = 2_000;

/** The words that a student has saved; those that come back first are first. */
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
