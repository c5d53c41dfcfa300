import { sql } from 'kysely';
import type { Instant } from '#domain/core/instant.ts';
import type { Notification } from '#domain/notifications/contract.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';

/** A user's notifications, newest first. @param before the id of one: older ones alone */
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

/** When a user was told of this; absent when they were not. */
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
