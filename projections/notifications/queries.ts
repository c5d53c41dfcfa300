import { sql } from 'kysely';
import type { Notification } from '#domain/notifications/contract.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import { allRead } from './projection.ts';

/** The place up to which the user has read everything; before the first one when they never did. */
const readUpTo = (userId: string) => sql<string>`coalesce((
  select position from read_models.notifications where user_id = ${userId} and notification_id = ${allRead}), '')`;

/** A user's notifications, newest first. */
export async function listNotifications(
  db: ReadModelsDatabase,
  userId: string,
  limit: number,
): Promise<Notification[]> {
  return await db
    .selectFrom('notifications')
    .select(['notificationId as id', 'at', 'attemptId', 'sessionId'])
    .select((eb) => [
      eb.val<Notification['type']>('score_corrected').as('type'),
      eb.ref('uid').$notNull().as('uid'),
      eb.ref('before').$notNull().as('before'),
      eb.ref('after').$notNull().as('after'),
      eb.ref('reason').$notNull().as('reason'),
      sql<boolean>`is_read or position < ${readUpTo(userId)}`.as('isRead'),
    ])
    .where('userId', '=', userId)
    .where('type', '=', 'score_corrected')
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
}

/** How many a user has not read. */
export async function countUnread(db: ReadModelsDatabase, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::integer`.as('unread'))
    .where('userId', '=', userId)
    .where('type', '=', 'score_corrected')
    .where('isRead', '=', false)
    .where('position', '>', readUpTo(userId))
    .executeTakeFirstOrThrow();
  return unread;
}

/** Whether a user was told of this. */
export async function isNotified(
  db: ReadModelsDatabase,
  userId: string,
  notificationId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('notificationId')
    .where('userId', '=', userId)
    .where('notificationId', '=', notificationId)
    .where('type', '=', 'score_corrected')
    .executeTakeFirst();
  return row !== undefined;
}
