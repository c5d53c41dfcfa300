import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { instantSchema, type Instant } from '../core/instant.ts';

export const announcementSchema = z.object({
  /** Notifies each user once. */
  announcementId: z.string(),
  type: z.enum(['complete_survey', 'announcement', 'score_ready']),
  title: z.string(),
  text: z.string(),
  href: z.string().nullable(),
});
export type Announcement = z.infer<typeof announcementSchema>;

const events = {
  Announced: { version: 1, schema: announcementSchema },
  NotificationRead: { version: 1, schema: z.object({ notificationId: z.string() }) },
  AllNotificationsRead: { version: 1, schema: z.object({ readAt: instantSchema }) },
} as const;

export type NotificationsEvent = EventOf<typeof events>;

export interface Notifications {
  readonly read: readonly string[];
  /** When all were last marked as read. */
  readonly allReadAt?: Instant;
  /** Ids of announcements to this user. */
  readonly announced: readonly string[];
}

/** The stream `notifications-<userId>`: group notifications and read marks. The read model collects the others. */
export const notificationsStream = defineStream({
  category: 'notifications',
  subject: 'Notifications',
  events,
  initial: { read: [], announced: [] },
  evolve(state: Notifications, { type, data }): Notifications {
    switch (type) {
      case 'Announced':
        return { ...state, announced: [...state.announced, data.announcementId] };
      case 'NotificationRead':
        return { ...state, read: [...state.read, data.notificationId] };
      case 'AllNotificationsRead':
        return { ...state, read: [], allReadAt: data.readAt };
    }
  },
});

export function announce(
  { announced }: Notifications,
  announcement: Announcement,
): Decision<NotificationsEvent> {
  return announced.includes(announcement.announcementId)
    ? []
    : [{ type: 'Announced', data: { ...announcement } }];
}

export function markRead(
  { read, allReadAt }: Notifications,
  { notificationId, at }: { readonly notificationId: string; readonly at: Instant },
): Decision<NotificationsEvent> {
  const isRead = read.includes(notificationId) || (allReadAt !== undefined && at <= allReadAt);
  return isRead ? [] : [{ type: 'NotificationRead', data: { notificationId } }];
}

export function markAllRead(
  { allReadAt }: Notifications,
  { now }: { readonly now: Instant },
): Decision<NotificationsEvent> {
  return now === allReadAt ? [] : [{ type: 'AllNotificationsRead', data: { readAt: now } }];
}
