import { sql } from 'kysely';
import type { Instant } from '#domain/core/instant.ts';
import type { Notification } from '#domain/notifications/contract.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';

/** Newest first. @param before a notification's id: only older ones */
export async function listNotifications(
  db: ReadModelsDatabase,
  userId: string,
  limit: number,
  before?: string,
): Promise<Notification[]> {
  return await db
    .selectFrom('notifications')
    .select(['notificationId as id', 'type', 'at', 'isRead', 'uid', 'attemptId', 'sessionId'])
    .select(['before', 'after', 'reason', 'title', 'href', 'details'])
    .where('userId', '=', userId)
    .$if(before !== undefined, (query) =>
      query.where('position', '<', ({ selectFrom }) =>
        selectFrom('notifications')
          .select('position')
          .where('userId', '=', userId)
          .where('notificationId', '=', before ?? ''),
      ),
    )
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
}

export async function countUnread(db: ReadModelsDatabase, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::integer`.as('unread'))
    .where('userId', '=', userId)
    .where('isRead', '=', false)
    .executeTakeFirstOrThrow();
  return unread;
}

/** undefined if the user was not notified. */
export async function notifiedAt(
  db: ReadModelsDatabase,
  userId: string,
  notificationId: string,
): Promise<Instant | undefined> {
  const row = await db
    .selectFrom('notifications')
    .select('at')
    .where('userId', '=', userId)
    .where('notificationId', '=', notificationId)
    .executeTakeFirst();
  return row?.at;
}
