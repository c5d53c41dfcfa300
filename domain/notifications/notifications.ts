import { z } from 'zod';
import type { EventOf } from '../core/codec.ts';
import type { Decision } from '../core/decision.ts';
import { defineStream } from '../core/stream.ts';

const events = {
  NotificationRead: { version: 1, schema: z.object({ notificationId: z.string() }) },
  AllNotificationsRead: { version: 1, schema: z.object({ readAt: z.iso.datetime() }) },
} as const;

export type NotificationsEvent = EventOf<typeof events>;

export interface Notifications {
  /** Those that were read one by one since all were. */
  readonly read: readonly string[];
  /** When all were last marked as read: ISO 8601, UTC. */
  readonly allReadAt?: string;
}

/**
 * The stream `notifications-<userId>`: which notifications a user has read. What they are told of are events of
 * other streams, which the read model `notifications` gathers.
 */
export const notificationsStream = defineStream({
  category: 'notifications',
  subject: 'Notifications',
  events,
  initial: { read: [] },
  evolve: (state: Notifications, { type, data }): Notifications =>
    type === 'NotificationRead'
      ? { ...state, read: [...state.read, data.notificationId] }
      : { read: [], allReadAt: data.readAt },
});

/** @param of `at` is when the notification came: ISO 8601, UTC */
export function markRead(
  { read, allReadAt }: Notifications,
  { notificationId, at }: { readonly notificationId: string; readonly at: string },
): Decision<NotificationsEvent> {
  const isRead = read.includes(notificationId) || (allReadAt !== undefined && at <= allReadAt);
  return isRead ? [] : [{ type: 'NotificationRead', data: { notificationId } }];
}

/** @param by `now` is when the user read: what comes later is unread */
export function markAllRead(
  { allReadAt }: Notifications,
  { now }: { readonly now: string },
): Decision<NotificationsEvent> {
  return now === allReadAt ? [] : [{ type: 'AllNotificationsRead', data: { readAt: now } }];
}
