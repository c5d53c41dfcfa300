import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { UserStreamRow } from './projection.ts';

export async function listUserStreams(
  db: ReadModelsDatabase,
  userId: string,
): Promise<Omit<UserStreamRow, 'userId'>[]> {
  return await db
    .selectFrom('user_streams')
    .select(['stream', 'firstPosition'])
    .where('userId', '=', userId)
    .orderBy('firstPosition')
    .orderBy('stream')
    .execute();
}
